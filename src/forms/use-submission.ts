import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, preloadToasts } from '../components/toast/notify';
import { loadClient, type MessageFields } from './email-service/client';
import { sendMessage, type FailureReason, type SendResult } from './email-service/send-message';
import type { Result } from './form-feedback';
import { useForms } from './forms-context';
import { isTrapped } from './service-form';

/** A message for the visitor's own mail client. */
export interface Mail {
  subject: string;
  body: string;
}

/** What the visitor reads about a message that was not sent. */
interface Failure {
  text: string;
  reason: FailureReason;
  /** The whole message. */
  mail: Mail;
}

/**
 * An address that opens the visitor's mail client with everything filled in.
 *
 * @returns A `mailto:` link; whatever the texts hold, it has one recipient, one subject and one body (RFC 6068).
 */
export const mailLink = (to: string, { subject, body }: Mail): string => {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
};

/** Sends the messages of one form, one at a time, and reports the results in toasts. */
export const useSubmission = () => {
  const { t } = useTranslation('common');
  const { email, limits } = useForms();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();
  // The state of this render is too old for a second click in the same moment.
  const busy = useRef(false);

  const announce = async (title: string, found: Result): Promise<Result> => {
    const { kind, lines, mailHref } = found;
    const announced = await notify({
      kind,
      title,
      lines,
      action: mailHref ? { label: t('forms.mailInstead'), href: mailHref } : undefined,
      closeLabel: t('close'),
      regionLabel: t('forms.notifications'),
    });
    return { ...found, announced };
  };

  const failureResult = ({ text, reason, mail }: Failure): Result => {
    const lines = reason === 'offline' ? [text, t('forms.offline')] : [text];
    return {
      kind: 'error',
      lines: reason === 'too-large' ? [t('forms.tooLarge')] : lines,
      mailHref: mailLink(email, mail),
    };
  };

  return {
    /** Whether a message is being sent. */
    sending,
    /** What the form shows in its own place: errors and failures, and a success that no toast could report. */
    result,
    clearResult: () => setResult(undefined),
    /** A failure as a result that no toast has reported. */
    failureResult,

    /** Loads what sending needs, when the form is first touched. */
    preload: () => {
      // Without a connection it fails here without harm; sending tries again and reports it.
      loadClient(limits).catch(() => undefined);
      preloadToasts();
    },

    /** @returns How it ended, or undefined while another message of this form is being sent. A robot's message is not sent. */
    send: async (form: HTMLFormElement, fields: MessageFields): Promise<SendResult | undefined> => {
      if (isTrapped(form)) return { outcome: 'sent' };
      if (busy.current) return undefined;
      busy.current = true;
      setSending(true);
      try {
        return await sendMessage(fields, limits);
      } finally {
        busy.current = false;
        setSending(false);
      }
    },

    reportSuccess: async (title: string, text: string) => {
      const { announced } = await announce(title, { kind: 'success', lines: [text] });
      setResult(announced ? undefined : { kind: 'success', lines: [title, text] });
    },
    reportInvalid: async (text: string) =>
      setResult(await announce(t('forms.error'), { kind: 'error', lines: [text] })),
    reportFailure: async (failure: Failure) =>
      setResult(await announce(t('forms.error'), failureResult(failure))),
  };
};
