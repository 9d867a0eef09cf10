/** How long the e-mail service may take to respond, in milliseconds. */
const answerTimeout = 15_000;

/** React may replace a form while it is sent, but not its island, which has one such form. */
const islandOf = (form: HTMLFormElement): Element => form.closest('[data-island]') ?? form;

const sending = new WeakSet<Element>();

const postFormOf = ({ target }: Event): HTMLFormElement | undefined =>
  target instanceof HTMLFormElement && target.method === 'post' ? target : undefined;

const showNote = (form: HTMLFormElement, text = ''): void => {
  const note = islandOf(form).querySelector('[data-form-note]');
  if (note) note.textContent = text;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isMissing = ({ required, value }: Control): boolean => required && value.trim() === '';

/** The same rules as with React: the form's own pattern, or the browser's check of addresses. */
const isInvalid = ({ dataset, value, validity }: Control): boolean =>
  dataset.pattern ? !new RegExp(dataset.pattern).test(value) : validity.typeMismatch;

const firstInvalid = (form: HTMLFormElement): Control | undefined =>
  [...form.querySelectorAll<Control>('input, select, textarea')].find(
    (control) => isMissing(control) || isInvalid(control),
  );

const forgetDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

/** Robots tick the hidden box; their messages are not sent. */
const isSpam = (form: HTMLFormElement): boolean =>
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
    showNote(form, isMissing(invalid) ? invalid.dataset.missing : invalid.dataset.invalid);
    invalid.focus();
    return;
  }
  const island = islandOf(form);
  sending.add(island);
  showNote(form, form.dataset.textSending);
  const isSent = isSpam(form) || (await post(form));
  sending.delete(island);
  const shown = island.querySelector<HTMLFormElement>('form[method="post"]') ?? form;
  if (isSent) {
    form.reset();
    shown.reset();
    if (form.dataset.draft) forgetDraft(form.dataset.draft);
  }
  showNote(shown, isSent ? form.dataset.textSent : form.dataset.textFailed);
};

/** Sends forms whose framework does not load. The result's words are attributes of the form and its controls (`forms/service-form.tsx`). */
export const startFormFallback = (): void => {
  // The browser's own messages are in its own language.
  for (const form of document.forms) form.noValidate = true;

  document.addEventListener('submit-pending', (event) => {
    const form = postFormOf(event);
    if (form) showNote(form, form.dataset.textSending);
  });
  document.addEventListener('submit-fallback', (event) => {
    const form = postFormOf(event);
    if (!form) return;
    event.preventDefault();
    if (!sending.has(islandOf(form))) void send(form);
  });
  addEventListener(
    'submit',
    (event) => {
      const form = postFormOf(event);
      if (!form) return;
      if (sending.has(islandOf(form))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else showNote(form);
    },
    true,
  );
};
