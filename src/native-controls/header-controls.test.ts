import { languageChanged } from '../i18n/languages';
import { clickOn } from '../testing/dom/click-on';
import { startHeaderControls } from './header-controls';

it('announces a chosen language once and follows its link, stays on the page for its own, and announces none that is opened elsewhere', () => {
  window.history.replaceState(null, '', '/en/about');
  document.body.innerHTML = `
    <a id="en" href="/en/about" data-language="en">English</a>
    <a id="nl" href="/nl/over-ons" data-language="nl"><span id="label">Nederlands</span></a>`;
  startHeaderControls();
  const announced: unknown[] = [];
  window.addEventListener(languageChanged, (event) =>
    announced.push((event as CustomEvent<unknown>).detail),
  );

  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(clickOn('nl', { [key]: true })).toBe(true);
  expect(clickOn('en')).toBe(false);
  expect(announced).toEqual([]);
  expect(clickOn('label')).toBe(true);
  expect(announced).toEqual(['nl']);
});
