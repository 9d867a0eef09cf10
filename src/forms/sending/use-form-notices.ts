import { useTranslation } from 'react-i18next';
import { notify } from '../../components/toast/notify';
import { failureLines } from './failure-lines';
import type { Result } from '../form-result';
import { useForms } from '../forms-context';
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

/**
 * Says in a toast how sending ended. Each function returns what the form has to show in its own place:
 * a mistake or a failure always, because a toast goes away; a success only when no toast could be shown.
 */
export const useFormNotices = () => {
  const { t } = useTranslation('common');
  const { email } = useForms();

  const say = async (title: string, result: Omit<Result, 'announced'>): Promise<Result> => {
    const { kind, lines, mail } = result;
    const announced = await notify({
      kind,
      title,
      lines,
      action: mail && { label: t('forms.mailInstead'), href: mailLink({ to: email, ...mail }) },
      closeLabel: t('close'),
      regionLabel: t('forms.notifications'),
    });
    return { ...result, announced };
  };

  return {
    succeeded: async (title: string, text: string): Promise<Result | undefined> => {
      const result = await say(title, { kind: 'success', lines: [text] });
      return result.announced ? undefined : { ...result, lines: [title, text] };
    },
    invalid: (text: string) => say(t('forms.error'), { kind: 'error', lines: [text] }),
    failed: ({ text, reason, mail }: FailureNotice) =>
      say(t('forms.error'), { kind: 'error', lines: failureLines(reason, text, t), mail }),
  };
};
