/** What sending a form has in common with and without React. */

/** How long the e-mail service may take to respond. */
export const answerTimeoutInMs = 15_000;

/** Name of the trap for robots; it is no parameter of any message. */
export const honeypotName = 'contact_preference';

/** Whether a robot filled in the form: robots tick every box. Its message is not sent. */
export const isSpam = (form: HTMLFormElement): boolean => new FormData(form).has(honeypotName);

/** Removes a kept draft, if the browser has a storage. */
export const removeDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};
