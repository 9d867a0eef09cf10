import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft';
import { useForms } from '../forms-context';
import { readFields } from '../service-form';
import { useSubmission } from '../use-submission';

const fieldNames = ['from_email', 'message', 'subject'] as const;
const draftFields = ['from_email'] as const;

/** Non-space, @, non-space, dot, non-space. */
const addressPattern = /\S+@\S+\.\S+/;

/**
 * Validates an address of the newsletter form.
 *
 * @returns Key of the error's sentence in `common:newsletter`, or null when the address may be sent.
 */
export const addressError = (address: string): 'empty' | 'invalid' | null => {
  if (address === '') return 'empty';
  return addressPattern.test(address) ? null : 'invalid';
};

/**
 * The newsletter form's behaviour.
 *
 * @param id Id of the field for the address, and name of its draft.
 */
export const useNewsletter = (id: string) => {
  const { t } = useTranslation('common');
  const { newsletter } = useForms();
  const submission = useSubmission();
  const { sending, result, clearResult, preload, send } = submission;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, id, draftFields);

  const submitForm = async (element: HTMLFormElement) => {
    clearResult();
    const fields = readFields(element, fieldNames);
    const address = fields.from_email;
    const error = addressError(address);
    if (error) return submission.reportInvalid(t(`newsletter.${error}`));

    const kept = draft.keep(element);
    const sent = await send(element, fields);
    if (sent?.outcome === 'sent') {
      draft.forget(element, kept);
      await submission.reportSuccess(t('forms.success'), t('newsletter.success'));
    } else if (sent) {
      const mail = { subject: newsletter.subject, body: `${fields.message}\n\n${address}` };
      await submission.reportFailure({ text: t('newsletter.failure'), reason: sent.reason, mail });
    }
  };

  return {
    form,
    sending,
    result,
    preload,
    /** Keeps what is typed, and removes what was reported about the address before. */
    noteInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      draft.keep(currentTarget);
      clearResult();
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submitForm(event.currentTarget);
    },
  };
};
