type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Name of the honeypot, which is not sent. */
export const honeypotName = 'contact_preference';

/** Whether a robot filled in the form: robots tick every checkbox. */
export const isSpam = (form: HTMLFormElement): boolean => new FormData(form).has(honeypotName);

/**
 * From the first visible character to the last. The flags of Scotland and Wales end with format
 * characters that belong to them.
 */
const visibleText = /[^\s\p{Cf}](?:[^]*[^\s\p{Cf}])?[\u{e0020}-\u{e007f}]*/u;

/**
 * Removes white space and format characters at both ends of every text field, such as the
 * zero-width space of a pasted address.
 */
export const trimFields = (form: HTMLFormElement): void => {
  for (const control of form.querySelectorAll<TextControl>('input, textarea[name]')) {
    const text = visibleText.exec(control.value)?.[0] ?? '';
    if (control.value !== text) control.value = text;
  }
};

/** The errors of a form's controls, by their names. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

const checkedControls = (form: HTMLFormElement): TextControl[] => [
  ...form.querySelectorAll<TextControl>('[data-missing], [data-invalid]'),
];

/**
 * The message of a control's error, from its `data-missing` or `data-invalid`; undefined if the
 * browser finds it valid. A control's own pattern replaces the browser's rule for addresses.
 */
const fieldError = (control: TextControl): string | undefined => {
  const { validity, dataset } = control;
  if (validity.valueMissing) return dataset.missing;
  const isInvalid = control.hasAttribute('pattern') ? validity.patternMismatch : !validity.valid;
  return isInvalid ? dataset.invalid : undefined;
};

/**
 * Checks a form with the browser's constraint validation.
 * @returns The error of each control that has one, and the first of these controls.
 */
export const validate = (
  form: HTMLFormElement,
): { errors: FieldErrors; firstInvalid: TextControl | undefined } => {
  const invalid = checkedControls(form).filter(fieldError);
  return {
    errors: Object.fromEntries(invalid.map((control) => [control.name, fieldError(control)])),
    firstInvalid: invalid[0],
  };
};
