/** How long the e-mail service may take to answer, in milliseconds. */
const answerTimeout = 15_000;

const sending = new WeakSet<HTMLFormElement>();

const postFormOf = ({ target }: Event): HTMLFormElement | undefined =>
  target instanceof HTMLFormElement && target.method === 'post' ? target : undefined;

const say = (form: HTMLFormElement, text = ''): void => {
  const note = form.querySelector('[data-form-note]');
  if (note) note.textContent = text;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const firstInvalid = (form: HTMLFormElement): Control | undefined =>
  [...form.querySelectorAll<Control>('input, select, textarea')].find(
    ({ validity }) => !validity.valid,
  );

const forgetDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

/** Robots tick the box that nobody sees; their messages are not sent. */
const isTrapped = (form: HTMLFormElement): boolean =>
  form.querySelector('[type="checkbox"]:checked') !== null;

const post = async (form: HTMLFormElement): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(answerTimeout);
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form), signal });
    return answer.ok;
  } catch {
    return false;
  }
};

const send = async (form: HTMLFormElement): Promise<void> => {
  const invalid = firstInvalid(form);
  if (invalid) {
    say(form, invalid.validity.valueMissing ? invalid.dataset.missing : invalid.dataset.invalid);
    invalid.focus();
    return;
  }
  sending.add(form);
  say(form, form.dataset.textSending);
  const isSent = isTrapped(form) || (await post(form));
  sending.delete(form);
  if (isSent) {
    form.reset();
    if (form.dataset.draft) forgetDraft(form.dataset.draft);
  }
  say(form, isSent ? form.dataset.textSent : form.dataset.textFailed);
};

/**
 * Sends the forms whose framework does not come, so that the visitor stays on the page, and says how it ended in the page's language. The
 * words are in attributes of the form and its controls (`forms/fallback-words.ts`).
 */
export const startFormFallback = (): void => {
  // The browser's own messages are in its own language.
  for (const form of document.forms) form.noValidate = true;

  document.addEventListener('submit-pending', (event) => {
    const form = postFormOf(event);
    if (form) say(form, form.dataset.textSending);
  });
  document.addEventListener('submit-fallback', (event) => {
    const form = postFormOf(event);
    if (!form) return;
    event.preventDefault();
    if (!sending.has(form)) void send(form);
  });
  addEventListener(
    'submit',
    (event) => {
      const form = postFormOf(event);
      if (!form) return;
      if (sending.has(form)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else say(form);
    },
    true,
  );
};
