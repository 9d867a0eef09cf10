import { HtmlValidate } from 'html-validate';
import { htmlRules } from './testing/html-rules';
import { eachPage, pages, root, textOf } from './testing/built-site';

const validator = new HtmlValidate(htmlRules);

it.each(eachPage([...pages, root]))(
  '%s is valid HTML, with one outline of headings, and an alternative for each picture',
  async (path, { html }) => {
    const { results } = await validator.validateString(html, path);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors).toEqual([]);
  },
);

describe.each(eachPage(pages))('the markup of %s', (_path, { document }) => {
  it('is one header, the main part and one footer, in this order, and none of it waits for a script', () => {
    const landmarks = [...document.querySelectorAll('header, nav, main, aside, footer')].filter(
      (element) => !element.parentElement?.closest('header, main, footer, [popover]'),
    );
    expect(landmarks.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER']);
    expect(
      document.querySelector('[hidden]:not(.static-note), template:not(#lazy-scripts)'),
    ).toBeNull();
  });

  it('has names for groups, bars and drawings', () => {
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ??
      textOf(
        document.getElementById(element.getAttribute('aria-labelledby') ?? '') ??
          element.querySelector('title'),
      );
    const nameless = [
      ...document.querySelectorAll(
        '[role="radiogroup"], [role="progressbar"], [role="img"], svg:not([aria-hidden="true"] *, [aria-hidden="true"])',
      ),
    ].filter((element) => nameOf(element) === '');
    expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });

  it('fetches no picture first that loads when it is near', () => {
    expect(document.querySelector('img[fetchpriority="high"][loading="lazy"]')).toBeNull();
  });

  it('has its styles inline, so that the first paint waits for no second file', () => {
    expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
  });
});
