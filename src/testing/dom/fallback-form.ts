import { honeypotName } from '../../native-controls/form-rules';
import { word } from '../site';

/** What the contact form says. */
export const words = {
  sending: word('en', 'common', 'forms.sending'),
  sent: word('en', 'contact', 'form.success'),
  failed: word('en', 'contact', 'form.failure'),
  tooLarge: word('en', 'common', 'forms.tooLarge'),
  missing: word('en', 'contact', 'form.nameMissing'),
};

/** The contact form of the server's HTML, with one field. */
export const html = `<form method="post" action="/send" data-draft="contact" data-text-sending="${words.sending}"
  data-text-sent="${words.sent}" data-text-failed="${words.failed}" data-text-too-large="${words.tooLarge}"><input name="from_name" data-missing="${words.missing}">
  <input type="checkbox" name="${honeypotName}"><p id="note" data-form-note></p></form>`;

export const form = () => document.forms[0] as HTMLFormElement;
export const field = () => form().elements.namedItem('from_name') as HTMLInputElement;
export const note = () => document.getElementById('note');

/** Whether the browser would send the form itself. */
export const submit = () =>
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
