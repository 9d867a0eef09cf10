import { removeDraft } from './drafts';
import { closest, listen } from './events';
import {
  responseTimeoutInMs,
  checkedControls,
  closeDelayInMs,
  fieldError,
  isSpam,
  largestMessage,
  trimFields,
  type TextControl,
} from './form-rules';
import { afterVisibleTime } from './visible-time';

/** Longer than a toast: nothing else shows the result. */
const noticeDurationInMs = 8000;

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
  trimFields(form);
  const field = checkedControls(form).find(fieldError);
  showNote(form, field ? fieldError(field) : form.dataset.textSending, field);
  return field;
};

const valuesOf = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries(new FormData(form)));

/** The name of the text that says what became of a message. */
type Outcome = 'textSent' | 'textFailed' | 'textTooLarge';

const post = async (form: HTMLFormElement): Promise<Outcome> => {
  if (new Blob([valuesOf(form)]).size > largestMessage) return 'textTooLarge';
  try {
    const { ok, status } = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      signal: AbortSignal.timeout(responseTimeoutInMs),
      // The visitor may leave the page.
      keepalive: true,
    });
    if (status === 413) return 'textTooLarge';
    return ok ? 'textSent' : 'textFailed';
  } catch {
    return 'textFailed';
  }
};

/** Shows the result of a request whose dialog has been closed meanwhile. */
const showNotice = (text = ''): void => {
  const notice = document.createElement('p');
  Object.assign(notice, { role: 'status', popover: 'manual', className: 'form-notice' });
  document.body.append(notice);
  notice.showPopover();
  // A screen reader announces what changes in a region that is there.
  notice.textContent = text;
  afterVisibleTime(noticeDurationInMs, () => notice.remove());
};

const send = async (form: HTMLFormElement): Promise<void> => {
  if (check(form)) return;
  const { draft } = form.dataset;
  const values = valuesOf(form);
  const key = submissionKey(form);
  sending.add(key);
  const outcome = isSpam(form) ? 'textSent' : await post(form);
  sending.delete(key);
  const isSent = outcome === 'textSent';
  const result = form.dataset[outcome];
  const shown = document.querySelector<HTMLFormElement>(`[data-draft="${draft}"]`) ?? form;
  if (submissionKey(shown) !== key || shown.closest('dialog:not([data-plan])'))
    return showNotice(result);
  // What was typed meanwhile is not sent yet.
  if (isSent && valuesOf(shown) === values) {
    shown.reset();
    removeDraft(shown);
  }
  showNote(shown, result);
  const dialog = shown.closest('dialog');
  if (isSent && dialog)
    afterVisibleTime(closeDelayInMs, () => submissionKey(shown) === key && dialog.hidePopover());
};

/** Sends forms whose framework does not load. The result's words are attributes of the form and its controls (`forms/service-form.tsx`). */
export const startFormFallback = (): void => {
  // The browser's own messages are in its own language.
  for (const form of document.forms) form.noValidate = true;

  addEventListener('submit-pending', (event) => {
    const form = postFormOf(event);
    const field = form && check(form);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  listen('input', (event) => {
    const form = closest(event, '[aria-invalid="true"]')?.closest('form');
    if (form) showNote(form);
  });
  addEventListener('submit-fallback', (event) => {
    const form: unknown = 'detail' in event && event.detail;
    if (form instanceof HTMLFormElement && !sending.has(submissionKey(form))) void send(form);
  });
  listen('submit', (event) => {
    const form = postFormOf(event);
    if (!form) return;
    if (!sending.has(submissionKey(form))) return showNote(form);
    event.preventDefault();
    event.stopImmediatePropagation();
    showNote(form, form.dataset.textSending);
  });
  // React may have rendered the form again, without the note.
  addEventListener('island-rendered', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const form of target.querySelectorAll<HTMLFormElement>('form[data-draft]'))
      if (sending.has(submissionKey(form))) showNote(form, form.dataset.textSending);
  });
};
