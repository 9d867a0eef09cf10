import { word } from '../testing/site';
import { startFormFallback } from './form-fallback';

const sending = word('en', 'common', 'forms.sending');
const form = `<form method="post" action="/send" data-draft="contact" data-text-sending="${sending}">
  <input name="from_name" value="Sanne"><p id="note" data-form-note></p></form>`;

it('shows that a form is being sent, also after React has rendered it again, and in no other form', () => {
  document.body.innerHTML = `<div data-island>${form}</div>`;
  // The response does not come before the test ends.
  window.fetch = jest.fn(() => new Promise<never>(() => undefined));
  Object.assign(AbortSignal, { timeout: () => undefined });
  startFormFallback();
  window.dispatchEvent(new CustomEvent('submit-fallback', { detail: document.forms[0] }));
  expect(document.getElementById('note')).toHaveTextContent(sending);

  const island = document.querySelector('[data-island]') ?? document.body;
  const renderAgain = (html: string) => {
    island.innerHTML = html;
    island.dispatchEvent(new Event('island-rendered', { bubbles: true }));
  };
  renderAgain(form);
  expect(document.getElementById('note')).toHaveTextContent(sending);
  renderAgain(form.replace('"contact"', '"newsletter"'));
  expect(document.getElementById('note')).toBeEmptyDOMElement();
});
