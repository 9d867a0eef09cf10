import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../components/navigation/site-context';
import { checkedControls, fieldError } from '../../native-controls/form-rules';
import { useDraft } from '../draft';
import { readFields } from '../service-form';
import { useSubmission } from '../use-submission';

const fieldNames = ['from_email', 'message', 'subject'] as const;

/** Non-space, @, non-space, dot, non-space in a word, written so that a long text without them takes no longer than one with them. */
export const addressPattern = /(?:^|\s)\S[^\s@]*@\S+\.\S/;

export const useNewsletter = () => {
  const { t } = useTranslation('common');
  const { newsletter } = useSite().info.forms;
  const { sending, result, clearResult, preload, send, report, failureResult } = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);

  const submit = async (element: HTMLFormElement) => {
    clearResult();
    const fields = readFields(element, fieldNames);
    const address = fields.from_email;
    const error = checkedControls(element).map(fieldError).find(Boolean);
    if (error) return report({ kind: 'error', lines: [error] });

    const kept = draft.keep(element);
    const sent = await send(element, fields);
    if (sent?.outcome === 'sent') {
      draft.forget(element, kept);
      await report({ kind: 'success', lines: [t('newsletter.success')] }, t('forms.success'));
    } else if (sent) {
      const mail = { subject: newsletter.subject, body: `${fields.message}\n\n${address}` };
      await report(failureResult(sent.reason, t('newsletter.failure'), mail));
    }
  };

  return {
    form,
    sending,
    result,
    preload,
    clearResult,
    submit,
  };
};
