import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutes } from '../../i18n/route-context';
import { useDraft } from '../draft';
import { controlOf, readFields } from '../service-form';
import { useSubmission } from '../use-submission';
import {
  contactFieldNames,
  contactMail,
  errorOf,
  findErrors,
  type ContactErrors,
} from './contact-fields';
import type { ServiceChoice } from './service-choices';

/** One draft for both pages and all languages. */
export const draftName = 'contact-draft';

export const useContactForm = (options: readonly ServiceChoice[]) => {
  const { t } = useTranslation('contact');
  const { page } = useRoutes();
  const { sending, result, clearResult, preload, send, report, failureResult } = useSubmission();
  const [errors, setErrors] = useState<ContactErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, draftName, contactFieldNames);

  const submit = async (element: HTMLFormElement) => {
    clearResult();
    const found = findErrors((name) => controlOf(element, name));
    setErrors(found);
    const first = contactFieldNames.find((name) => found[name]);
    if (first) return controlOf(element, first)?.focus();

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
    errors,
    result,
    preload,
    /** Keeps the draft, and removes an error once it is fixed, and a failure, whose mail link holds the earlier text. */
    handleInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      clearResult();
      draft.keep(currentTarget);
      const name = contactFieldNames.find((known) => controlOf(currentTarget, known) === target);
      const control = name && errors[name] && controlOf(currentTarget, name);
      if (control) setErrors({ ...errors, [name]: errorOf(name, control) });
    },
    submit,
  };
};
