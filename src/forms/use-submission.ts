import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../components/navigation/site-context';
import { notify, preloadToasts } from '../components/toast/notify';
import { isSpam } from '../native-controls/form-rules';
import { loadClient, type MessageFields } from './email-service/client';
import { sendMessage, type FailureReason, type SendResult } from './email-service/send-message';
import type { Result } from './form-feedback';

export interface Mail {
  subject: string;
  body: string;
}

/** Windows opens no link that is much longer, and does not say so. */
const longestLink = 2000;

/** Returns a `mailto:` link with one recipient, one subject and one body, whatever the texts contain (RFC 6068). */
export const mailLink = (to: string, { subject, body }: Mail): string => {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
};

/** Sends the messages of one form, one at a time, and reports the results in toasts. */
export const useSubmission = () => {
  const { t } = useTranslation('common');
  const { email, forms: limits } = useSite().info;
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();
  // This render's state is too old for a second click in the same frame.
  const busy = useRef(false);

  return {
    sending,
    /** What the form itself shows. */
    result,
    clearResult: () => setResult(undefined),

    /** Loads what sending needs, when the form is first used. */
    preload: () => {
      // A failure does no harm here; sending tries again and reports it.
      loadClient(limits).catch(() => undefined);
      preloadToasts();
    },

    /** Returns the result, or undefined while another message of this form is being sent. A robot's message is not sent. */
    send: async (form: HTMLFormElement, fields: MessageFields): Promise<SendResult | undefined> => {
      if (isSpam(form)) return { outcome: 'sent' };
      if (busy.current) return undefined;
      busy.current = true;
      setSending(true);
      // Leaving now would lose the message; a listener at other times would keep the page out of the back/forward cache.
      const ask = (event: Event) => event.preventDefault();
      addEventListener('beforeunload', ask);
      try {
        return await sendMessage(fields, limits);
      } finally {
        removeEventListener('beforeunload', ask);
        busy.current = false;
        setSending(false);
      }
    },

    /** Reports a result in a toast; an error also in the form, because a toast disappears, and a success if no toast shows. */
    report: async (found: Result, title = t('forms.error')): Promise<void> => {
      const { kind, lines, mailHref } = found;
      // The toast's script may take long.
      if (kind === 'error') setResult({ ...found, announced: true });
      const announced = await notify({
        kind,
        title,
        lines,
        action: mailHref ? { label: t('forms.mailInstead'), href: mailHref } : undefined,
        closeLabel: t('close'),
        regionLabel: t('forms.notifications'),
      });
      if (!announced) setResult(kind === 'error' ? found : { kind, lines: [title, ...lines] });
    },

    /** @param mail The whole message, for the visitor's own mail client; what is too long for a link is to be copied. */
    failureResult: (reason: FailureReason, text: string, mail: Mail): Result => {
      const lines = [reason === 'too-large' ? t('forms.tooLarge') : text];
      if (reason === 'offline') lines.push(t('forms.offline'));
      // The subject may hold a long name.
      const links = [mail, { ...mail, body: '' }, { subject: '', body: '' }].map((part) =>
        mailLink(email, part),
      );
      const mailHref = links.find(({ length }) => length <= longestLink);
      if (mailHref === links[0]) return { kind: 'error', lines, mailHref };
      lines.push(t('forms.blankMail'));
      return { kind: 'error', lines, mailHref, textToCopy: mail.body };
    },
  };
};
