import { HtmlValidate } from 'html-validate';
import { deferredStyles } from '../../src/styles/deferred';
import { htmlRules } from './testing/html-rules';
import { eachPage, pages, root, textOf } from './testing/built-site';

const addressOf = (element: Element | null) => element?.getAttribute('href');

const validator = new HtmlValidate(htmlRules);

describe.each(eachPage([...pages, root]))('the markup of %s', (path, { html }) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(html, path);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors).toEqual([]);
  });
});

describe.each(eachPage(pages))('the outline of %s', (_path, { document }) => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];

  it('begins with the only first heading', () => {
    expect(headings.filter(({ tagName }) => tagName === 'H1').map(textOf)).toHaveLength(1);
    expect(headings[0]?.tagName).toBe('H1');
  });

  it('skips no level and has no empty heading', () => {
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const skips = headings.flatMap((heading, index) => {
      const [before = 0, level = 0] = [levels[index - 1], levels[index]];
      return level > before + 1 ? [`h${level} "${textOf(heading)}" after h${before}`] : [];
    });
    expect(skips).toEqual([]);
    expect(headings.map(textOf)).not.toContain('');
  });
});

describe.each(eachPage(pages))('the landmarks of %s', (_path, { document }) => {
  it('are one header, the main part and one footer, in this order', () => {
    const landmarks = [...document.querySelectorAll('header, nav, main, aside, footer')].filter(
      (element) => !element.parentElement?.closest('header, main, footer, [popover]'),
    );
    expect(landmarks.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER']);
  });

  it('have names where they need one, and so have groups, bars and drawings', () => {
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ??
      textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? ''));
    const named = document.querySelectorAll(
      'nav, [role="radiogroup"], [role="progressbar"], [role="img"]',
    );
    expect([...named].map(nameOf)).not.toContain('');
  });
});

describe.each(eachPage(pages))('the styles of %s', (_path, { document }) => {
  it('are inline, but for the deferred ones, for which nothing on the page waits', () => {
    const files = [...document.querySelectorAll('link[rel="stylesheet"]')].map(addressOf);
    expect(files).toEqual([addressOf(document.body.lastElementChild)]);
    expect(files[0]).toContain(`/${deferredStyles}.`);
  });
});

describe.each(eachPage(pages))('the pictures of %s', (_path, { document }) => {
  it('have an alternative, which is empty where they only decorate', () => {
    const silent = [...document.querySelectorAll('img')]
      .filter((image) => !image.hasAttribute('alt'))
      .map((image) => image.getAttribute('src'));
    expect(silent).toEqual([]);
  });

  it('are named where they are drawn in place', () => {
    const drawings = [...document.querySelectorAll('svg')].filter(
      (drawing) =>
        !drawing.closest('[aria-hidden="true"]') &&
        !drawing.hasAttribute('aria-label') &&
        !drawing.hasAttribute('aria-labelledby') &&
        !drawing.querySelector('title'),
    );
    expect(drawings.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});
