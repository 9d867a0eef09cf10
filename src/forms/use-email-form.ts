import { useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDraft, readValues, saveDraft } from '#lazy-hydration';
import { useSite } from '../site/site-context';
import { useNotify } from '../components/toast/toast-provider';
import { loadClient, type MessageFields } from './email-service/client';
import { sendMessage, type FailureReason } from './email-service/send-message';
import type { Result } from './form-feedback';
import { createMailLink, type Mail } from './mail-link';
import { isSpam, trimFields, validate, type FieldErrors } from './validation';

interface EmailFormOptions<Name extends string> {
  /** Parameters of the message, in order. */
  names: readonly Name[];
  /** Title of the toast after a success. */
  successTitle: string;
  successText: string;
  /** Title of the toast after a failure; "Error" if it is left out. */
  failureTitle?: string;
  failureText: string;
  /** What is sent of the fields; all of them as they are if it is left out. */
  params?: (fields: Record<Name, string>) => Record<Name, string>;
  /** The message for the visitor's own mail client. */
  mail: (fields: Record<Name, string>) => Mail;
  /** Whether an invalid field is reported in a toast, too. */
  reportsInvalid?: boolean;
}

/** Returns the values of the fields, in the given order and exactly as they stand there. */
const readFields = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> => {
  const data = new FormData(form);
  // fromEntries() loses the names' types.
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
};

/** Toasts wait while a dialog is open, so it shows the result itself. */
const isInDialog = (form: HTMLFormElement): boolean => form.closest('dialog[open]') !== null;

/**
 * Asks before the visitor leaves. Only while sending: the listener keeps a page out of the
 * back/forward cache.
 */
const askBeforeLeaving = (): (() => void) => {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};

/**
 * Validates and sends one form, one message at a time, and reports the result: idle, sending, sent
 * or failed.
 */
export const useEmailForm = <Name extends string>(options: EmailFormOptions<Name>) => {
  const { names, successTitle, successText, failureText, params, mail, reportsInvalid } = options;
  const { t } = useTranslation('common');
  const { failureTitle = t('forms.error') } = options;
  const { email, forms: limits } = useSite().info;
  const notify = useNotify();
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [result, setResult] = useState<Result>();
  // A ref, because a second click can come before the next render.
  const isBusy = useRef(false);

  /**
   * Shows a toast. Errors are also shown in the form, because a toast disappears; a success only if
   * no toast can be shown.
   */
  const report = async (found: Result, title: string): Promise<void> => {
    const { type, lines, mailHref } = found;
    // Before the toast, whose script may still load.
    if (type === 'error') setResult({ ...found, announced: true });
    const action = mailHref ? { label: t('forms.mailInstead'), href: mailHref } : undefined;
    if (await notify({ type, title, lines, action })) return;
    setResult(type === 'error' ? found : { type, lines: [title, ...lines] });
  };

  const failure = (reason: FailureReason, fields: Record<Name, string>): Result => {
    const lines = [reason === 'too-large' ? t('forms.tooLarge') : failureText];
    if (reason === 'offline') lines.push(t('forms.offline'));
    const message = mail(fields);
    const { href: mailHref, isComplete } = createMailLink(email, message);
    if (isComplete) return { type: 'error', lines, mailHref };
    lines.push(t('forms.blankMail'));
    return { type: 'error', lines, mailHref, textToCopy: message.body };
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    const fields = readFields(element, names);
    saveDraft(element);
    const sentValues = readValues(element);
    isBusy.current = true;
    setStatus('sending');
    const stopAsking = askBeforeLeaving();
    const sent = isSpam(element)
      ? ({ outcome: 'sent' } as const)
      : await sendMessage((params?.(fields) ?? fields) satisfies MessageFields, limits);
    stopAsking();
    isBusy.current = false;
    if (sent.outcome === 'sent') {
      setStatus('sent');
      clearDraft(element, sentValues);
      if (!isInDialog(element))
        await report({ type: 'success', lines: [successText] }, successTitle);
      return;
    }
    setStatus('failed');
    const found = failure(sent.reason, fields);
    if (isInDialog(element)) setResult(found);
    else await report(found, failureTitle);
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return;
    trimFields(element);
    const found = validate(element);
    setErrors(found.errors);
    setResult(undefined);
    if (!found.firstInvalid) return send(element);
    found.firstInvalid.focus();
    const error = found.errors[found.firstInvalid.name];
    if (reportsInvalid && error) await report({ type: 'error', lines: [error] }, t('forms.error'));
  };

  return {
    status,
    /** Validation errors by the names of the fields. */
    errors,
    /** What the form itself shows. */
    result,
    /** For the `<form>`. */
    formProps: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      /** Removes an error once it is fixed, and a failure, whose mail link has the earlier text. */
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        setResult(undefined);
        const name = 'name' in target ? String(target.name) : '';
        if (errors[name]) setErrors({ ...errors, [name]: validate(currentTarget).errors[name] });
      },
      /** Preloads the client library. */
      onFocus: () => {
        void loadClient(limits);
      },
    },
  };
};
