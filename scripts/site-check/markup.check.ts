import { HtmlValidate } from 'html-validate';
import { deferredStyles } from '../../src/styles/deferred';
import { htmlRules } from './testing/html-rules';
import { eachPage, pages, root, textOf } from './testing/built-site';

const addressOf = (element: Element | null) => element?.getAttribute('href');

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
    expect(document.querySelector('[hidden], template:not(#island-scripts)')).toBeNull();
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

  it('has its styles inline, but for the deferred ones, for which nothing on the page waits', () => {
    const files = [...document.querySelectorAll('link[rel="stylesheet"]')].map(addressOf);
    expect(files).toEqual([addressOf(document.body.lastElementChild)]);
    expect(files[0]).toContain(`/${deferredStyles}.`);
    // A script that applies them to the screen does not run without scripting.
    expect(document.body.lastElementChild?.getAttribute('media')).toContain('scripting: none');
  });
});
