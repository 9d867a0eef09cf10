import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForms } from './forms-context';
import { isTrapped, readFields } from './read-fields';
import { useFormNotices } from './use-form-notices';
import { useSubmission } from './use-submission';

const fieldNames = ['from_email', 'message', 'subject'];

/** Non-space, @, non-space, dot, non-space (`spec.md`, section 5). */
const addressPattern = /\S+@\S+\.\S+/;

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

/** How sending ended, when no toast could say it. */
interface Spoken {
  kind: 'success' | 'error';
  text: string;
}

/**
 * The newsletter form's behaviour.
 *
 * @param markWrong Marks the field after a mistake or a failure.
 */
export const useNewsletter = (markWrong: (wrong: boolean) => void) => {
  const { t } = useTranslation('common');
  const { sending, warmUp, submit: send } = useSubmission();
  const notices = useFormNotices();
  const { newsletter } = useForms();
  const [spoken, setSpoken] = useState<Spoken>();

  const fail = async (text: string, say: () => Promise<boolean>) => {
    markWrong(true);
    if (!(await say())) setSpoken({ kind: 'error', text });
  };

  const submitForm = async (form: HTMLFormElement) => {
    setSpoken(undefined);
    const fields = readFields(form, fieldNames);
    const address = fields.from_email ?? '';
    const mistake = addressMistake(address);
    if (mistake) {
      const text = t(`newsletter.${mistake}`);
      return fail(text, () => notices.invalid(text));
    }

    const result = isTrapped(form) ? ({ outcome: 'sent' } as const) : await send(fields);
    if (result?.outcome === 'sent') {
      form.reset();
      const text = t('newsletter.success');
      if (!(await notices.succeeded(t('forms.success'), text)))
        setSpoken({ kind: 'success', text });
    } else if (result) {
      const text = t('newsletter.failure');
      const body = `${fields.message}\n\n${address}`;
      const mail = { subject: newsletter.subject, body };
      await fail(text, () => notices.failed({ text, reason: result.reason, mail }));
    }
  };

  return {
    sending,
    warmUp,
    spoken,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submitForm(event.currentTarget);
    },
  };
};
