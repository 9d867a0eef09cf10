/** What sending a form has in common with and without React. */

/** How long the email service may take to respond. */
export const responseTimeoutInMs = 15_000;

/** The email service's limit in bytes, all parameters of a message together. */
export const largestMessage = 50_000;

/** How long a dialog thanks for what was sent from it before it closes. */
export const closeDelayInMs = 2000;

/** Name of the trap for robots; it is no parameter of any message. */
export const honeypotName = 'contact_preference';

/** Whether a robot filled in the form: robots tick every box. Its message is not sent. */
export const isSpam = (form: HTMLFormElement): boolean => new FormData(form).has(honeypotName);

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** From the first visible character to the last. The flags of Scotland and Wales end with format characters that belong to them. */
const visibleText = /[^\s\p{Cf}](?:[^]*[^\s\p{Cf}])?[\u{e0020}-\u{e007f}]*/u;

/** Removes white space and format characters at both ends, such as the zero-width space of a pasted address. */
const trimEnds = (text: string): string => visibleText.exec(text)?.[0] ?? '';

/** Removes them from what was typed, also in its fields: the browser checks an address as it stands there. */
export const trimFields = (form: HTMLFormElement): void => {
  for (const control of form.querySelectorAll<TextControl>('input, textarea')) {
    const text = trimEnds(control.value);
    if (control.value !== text) control.value = text;
  }
};

/** What decides whether a control's value is valid; its own messages are in its attributes. */
type CheckedControl = Pick<HTMLInputElement, 'dataset' | 'value'> & {
  validity: Pick<ValidityState, 'valid'>;
};

/** The message of a control's error; undefined if its value is valid. What is invisible counts as empty, and the browser checks addresses unless the control has a pattern. */
export const fieldError = ({ dataset, value, validity }: CheckedControl): string | undefined => {
  const { missing, invalid, pattern } = dataset;
  if (trimEnds(value) === '') return missing;
  const isValid = pattern ? new RegExp(pattern).test(value) : validity.valid;
  return isValid ? undefined : invalid;
};

/** The controls of a form that have a rule, in order. */
export const checkedControls = (form: HTMLFormElement): TextControl[] => [
  ...form.querySelectorAll<TextControl>('[data-missing], [data-invalid]'),
];
