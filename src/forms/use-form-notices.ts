import { useTranslation } from 'react-i18next';
import { notify, type Notice } from '../components/toast/notify';
import { failureLines } from './failure-lines';
import { useForms } from './forms-context';
import { mailLink, type Mail } from './mail-link';
import type { FailureReason } from './send-result';

/** What the visitor hears when a message did not go out. */
export interface FailureNotice {
  /** The catalogue's sentence (`spec.md`, section 8). */
  text: string;
  reason: FailureReason;
  /** The whole message, for the visitor's own mail client. */
  mail: Omit<Mail, 'to'>;
}

/** Says in a toast how sending ended. Each function returns whether the toast could be shown. */
export const useFormNotices = () => {
  const { t } = useTranslation('common');
  const { email } = useForms();
  const say = (notice: Omit<Notice, 'closeLabel' | 'regionLabel'>) =>
    notify({ ...notice, closeLabel: t('close'), regionLabel: t('forms.notifications') });

  return {
    succeeded: (title: string, text: string) => say({ kind: 'success', title, lines: [text] }),
    invalid: (text: string) => say({ kind: 'error', title: t('forms.error'), lines: [text] }),
    failed: ({ text, reason, mail }: FailureNotice) =>
      say({
        kind: 'error',
        title: t('forms.error'),
        lines: failureLines(reason, text, t),
        action: { label: t('forms.mailInstead'), href: mailLink({ to: email, ...mail }) },
      }),
  };
};
