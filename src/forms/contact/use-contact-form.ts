import type { TFunction } from 'i18next';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../components/navigation/site-context';
import { checkedControls, fieldError } from '../../native-controls/form-rules';
import { useDraft } from '../draft';
import { readFields } from '../service-form';
import { useSubmission, type Mail } from '../use-submission';
import type { ServiceChoice } from './service-choices';

/** The single-line fields. `words` and `missing` are keys in `contact:form`; a field without `missing` is optional. */
export const contactInputs = [
  {
    name: 'from_name',
    words: 'name',
    missing: 'nameMissing',
    type: 'text',
    autoComplete: 'name',
  },
  {
    name: 'from_email',
    words: 'email',
    missing: 'emailMissing',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'company',
    words: 'company',
    missing: undefined,
    type: 'text',
    autoComplete: 'organization',
  },
] as const;

/** Parameters of a contact message, in order. */
const contactFieldNames = [...contactInputs.map(({ name }) => name), 'service', 'message'] as const;

type ContactFieldName = (typeof contactFieldNames)[number];

/** Returns the message for the visitor's own mail client, with labels in the page's language. */
const contactMail = (
  fields: Record<ContactFieldName, string>,
  options: readonly ServiceChoice[],
  t: TFunction<'contact'>,
): Mail => {
  const choice = options.find((option) => option === fields.service);
  const lines = [
    ...contactInputs.map(({ name, words }) => `${t(`form.${words}`)}: ${fields[name]}`),
    `${t('form.service')}: ${choice ? t(`services.${choice}`) : fields.service}`,
    '',
    `${t('form.message')}:`,
    fields.message,
  ];
  return { subject: t('form.subject', { name: fields.from_name }), body: lines.join('\n') };
};

export const useContactForm = (options: readonly ServiceChoice[]) => {
  const { t } = useTranslation('contact');
  const { page } = useSite();
  const { sending, result, clearResult, preload, send, report, failureResult } = useSubmission();
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);

  const submit = async (element: HTMLFormElement) => {
    clearResult();
    const wrong = checkedControls(element).filter(fieldError);
    setErrors(Object.fromEntries(wrong.map((control) => [control.name, fieldError(control)])));
    if (wrong[0]) return wrong[0].focus();

    const fields = readFields(element, contactFieldNames);
    const kept = draft.keep(element);
    const sent = await send(element, fields);
    if (sent?.outcome === 'sent') {
      draft.forget(element, kept);
      const text = t(page === 'contact' ? 'form.successContact' : 'form.successHome');
      await report({ kind: 'success', lines: [text] }, t('form.success'));
    } else if (sent) {
      const mail = contactMail(fields, options, t);
      await report(failureResult(sent.reason, t('form.failure'), mail));
    }
  };

  return {
    form,
    sending,
    /** The sentences of validation errors, by the names of the fields. */
    errors,
    result,
    preload,
    /** Removes an error once it is fixed, and a failure, whose mail link holds the earlier text. */
    handleInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      clearResult();
      const control = checkedControls(currentTarget).find((candidate) => candidate === target);
      if (control && errors[control.name])
        setErrors({ ...errors, [control.name]: fieldError(control) });
    },
    submit,
  };
};
