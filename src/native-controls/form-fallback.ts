import {
  responseTimeoutInMs,
  checkedControls,
  closeDelayInMs,
  fieldError,
  isSpam,
  removeDraft,
  type TextControl,
} from './form-rules';

/** Identifies a submission by the form's draft and its dialog's opening: React may replace the form meanwhile, and another plan use it. */
const submissionKey = (form: HTMLFormElement): string =>
  `${form.dataset.draft} ${form.closest('dialog')?.dataset.opening}`;

/** The keys of what is being sent. */
const sending = new Set<string>();

const postFormOf = ({ target }: Event): HTMLFormElement | undefined =>
  target instanceof HTMLFormElement && target.method === 'post' ? target : undefined;

/** Shows a text in the form, for the field that it is about, if any. */
export const showNote = (form: HTMLFormElement, text = '', field?: TextControl): void => {
  const note = form.querySelector('[data-form-note]');
  // Once React has emptied the note, it marks the fields itself.
  if (!note || note.textContent === text) return;
  note.textContent = text;
  for (const control of checkedControls(form)) {
    control.setAttribute('aria-invalid', String(control === field));
    control.removeAttribute('aria-describedby');
  }
  field?.setAttribute('aria-describedby', note.id);
};

/** Shows that the form is being sent, or what is wrong; returns the first wrong field. */
const check = (form: HTMLFormElement): TextControl | undefined => {
  const field = checkedControls(form).find(fieldError);
  showNote(form, field ? fieldError(field) : form.dataset.textSending, field);
  return field;
};

const valuesOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

const post = async (form: HTMLFormElement): Promise<boolean> => {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      signal: AbortSignal.timeout(responseTimeoutInMs),
      // The visitor may leave the page.
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
};

const send = async (form: HTMLFormElement): Promise<void> => {
  if (check(form)) return;
  const { draft, textSent, textFailed } = form.dataset;
  const values = valuesOf(form);
  const key = submissionKey(form);
  sending.add(key);
  const isSent = isSpam(form) || (await post(form));
  sending.delete(key);
  const shown = document.querySelector<HTMLFormElement>(`[data-draft="${draft}"]`) ?? form;
  if (submissionKey(shown) !== key) return;
  // What was typed meanwhile is not sent yet.
  if (isSent && valuesOf(shown) === values) {
    shown.reset();
    removeDraft(draft ?? '');
  }
  showNote(shown, isSent ? textSent : textFailed);
  const dialog = shown.closest('dialog');
  if (isSent && dialog)
    setTimeout(() => submissionKey(shown) === key && dialog.hidePopover(), closeDelayInMs);
};

/** Sends forms whose framework does not load. The result's words are attributes of the form and its controls (`forms/service-form.tsx`). */
export const startFormFallback = (): void => {
  // The browser's own messages are in its own language.
  for (const form of document.forms) form.noValidate = true;

  document.addEventListener('submit-pending', (event) => {
    const form = postFormOf(event);
    const field = form && check(form);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  // React stops what is typed into an island before it is hydrated, after the capture phase.
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = target instanceof Element && target.closest('[aria-invalid="true"]');
      const form = field && field.closest('form');
      if (form) showNote(form);
    },
    true,
  );
  addEventListener('submit-fallback', (event) => {
    const form: unknown = 'detail' in event && event.detail;
    if (form instanceof HTMLFormElement && !sending.has(submissionKey(form))) void send(form);
  });
  addEventListener(
    'submit',
    (event) => {
      const form = postFormOf(event);
      if (!form) return;
      if (sending.has(submissionKey(form))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else showNote(form);
    },
    true,
  );
};
