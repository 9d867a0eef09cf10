import { ownListeners } from '../../plugins/gatsby-plugin-islands/testing';
import { word } from '../testing/site';
import { startFormFallback } from './form-fallback';

const sending = word('en', 'common', 'forms.sending');
const form = `<form method="post" action="/send" data-draft="contact" data-text-sending="${sending}">
  <input name="from_name" value="Sanne"><p id="note" data-form-note></p></form>`;

let removeListeners = () => {};
let endRequest = () => {};

beforeEach(() => {
  removeListeners = ownListeners();
  document.body.innerHTML = `<div data-island>${form}</div>`;
  // The response does not come before the test ends.
  window.fetch = jest.fn(
    () =>
      new Promise<never>((_, reject) => {
        endRequest = reject;
      }),
  );
  Object.assign(AbortSignal, { timeout: () => undefined });
});

afterEach(async () => {
  endRequest();
  await new Promise(process.nextTick);
  removeListeners();
});

it('shows that a form is being sent, also after React has rendered it again', () => {
  startFormFallback();
  window.dispatchEvent(new CustomEvent('submit-fallback', { detail: document.forms[0] }));
  expect(document.getElementById('note')).toHaveTextContent(sending);

  const island = document.querySelector('[data-island]');
  if (island) island.innerHTML = form;
  island?.dispatchEvent(new Event('island-rendered', { bubbles: true }));
  expect(document.getElementById('note')).toHaveTextContent(sending);
});

it('shows it in no other form', () => {
  startFormFallback();
  window.dispatchEvent(new CustomEvent('submit-fallback', { detail: document.forms[0] }));
  const island = document.querySelector('[data-island]');
  if (island) island.innerHTML = form.replace('"contact"', '"newsletter"');
  island?.dispatchEvent(new Event('island-rendered', { bubbles: true }));
  expect(document.getElementById('note')).toBeEmptyDOMElement();
});
