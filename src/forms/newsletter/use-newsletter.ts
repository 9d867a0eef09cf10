import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../form-result';
import { useForms } from '../forms-context';
import { isTrapped, readFields } from '../sending/read-fields';
import { useFormNotices } from '../sending/use-form-notices';
import { useKeptValue } from './use-kept-value';
import { useSubmission } from '../sending/use-submission';

const fieldNames = ['from_email', 'message', 'subject'];

/** Non-space, @, non-space, dot, non-space (`spec.md`, section 5). */
export const addressPattern = /\S+@\S+\.\S+/;

/**
 * Which rule an address of the newsletter form breaks, if any.
 *
 * @param address What stands in the field.
 * @returns Key of the sentence in `common:newsletter`, or null when it may be sent.
 */
export const addressMistake = (address: string): 'empty' | 'invalid' | null => {
  if (address === '') return 'empty';
  return addressPattern.test(address) ? null : 'invalid';
};

/**
 * The newsletter form's behaviour.
 *
 * @param id Id of the field for the address.
 * @param field That field.
 */
export const useNewsletter = (id: string, field: RefObject<HTMLInputElement | null>) => {
  const { t } = useTranslation('common');
  const { sending, warmUp, submit: send } = useSubmission();
  const notices = useFormNotices();
  const { newsletter } = useForms();
  const { keep, forget } = useKeptValue(id, field);
  const [result, setResult] = useState<Result>();

  const submitForm = async (form: HTMLFormElement) => {
    setResult(undefined);
    const fields = readFields(form, fieldNames);
    const address = fields.from_email ?? '';
    const mistake = addressMistake(address);
    if (mistake) return setResult(await notices.invalid(t(`newsletter.${mistake}`)));

    const answer = isTrapped(form) ? ({ outcome: 'sent' } as const) : await send(fields);
    if (answer?.outcome === 'sent') {
      form.reset();
      forget(address);
      setResult(await notices.succeeded(t('forms.success'), t('newsletter.success')));
    } else if (answer) {
      const mail = { subject: newsletter.subject, body: `${fields.message}\n\n${address}` };
      setResult(
        await notices.failed({ text: t('newsletter.failure'), reason: answer.reason, mail }),
      );
    }
  };

  return {
    sending,
    warmUp,
    result,
    /** Keeps what is typed, and takes back what was said about the address before. */
    noteInput: (address: string) => {
      keep(address);
      setResult(undefined);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submitForm(event.currentTarget);
    },
  };
};
