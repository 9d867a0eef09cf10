import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutes } from '../../i18n/route-context';
import { contactFieldNames, controlOf, readContactFields } from './contact-fields';
import { contactMail } from './contact-mail';
import { mistakeOf, mistakesIn, type ContactMistakes } from './contact-errors';
import type { Result } from '../form-result';
import { isTrapped } from '../sending/read-fields';
import type { ServiceChoices } from './service-choices';
import { forgetDraft, keepDraft, useContactDraft } from './use-contact-draft';
import { useFormNotices } from '../sending/use-form-notices';
import { useSubmission } from '../sending/use-submission';

/**
 * The contact form's behaviour.
 *
 * @param choices What the form offers on this page.
 */
export const useContactForm = ({ options }: ServiceChoices) => {
  const { t } = useTranslation('contact');
  const { page } = useRoutes();
  const { sending, warmUp, submit: send } = useSubmission();
  const notices = useFormNotices();
  const [mistakes, setMistakes] = useState<ContactMistakes>({});
  const [result, setResult] = useState<Result>();
  const form = useRef<HTMLFormElement>(null);
  useContactDraft(form);

  const succeed = () => {
    const text = t(page === 'contact' ? 'form.successContact' : 'form.successHome');
    return notices.succeeded(t('form.success'), text);
  };

  const submitForm = async (element: HTMLFormElement) => {
    setResult(undefined);
    const found = mistakesIn((name) => controlOf(element, name));
    setMistakes(found);
    const first = contactFieldNames.find((name) => found[name]);
    if (first) return controlOf(element, first)?.focus();

    const fields = readContactFields(element);
    const draft = keepDraft(element);
    const answer = isTrapped(element) ? ({ outcome: 'sent' } as const) : await send(fields);
    if (answer?.outcome === 'sent') {
      forgetDraft(element, draft);
      setResult(await succeed());
    } else if (answer) {
      const mail = contactMail(fields, options, t);
      setResult(await notices.failed({ text: t('form.failure'), reason: answer.reason, mail }));
    }
  };

  return {
    form,
    sending,
    mistakes,
    result,
    warmUp,
    /** Keeps what is typed, takes a mistake back once it is mended, and a failure, whose mail holds what was typed before. */
    noteInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      setResult(undefined);
      const name = contactFieldNames.find((known) => controlOf(currentTarget, known) === target);
      keepDraft(currentTarget, name === 'service');
      const control = name && mistakes[name] && controlOf(currentTarget, name);
      if (control) setMistakes({ ...mistakes, [name]: mistakeOf(name, control) });
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submitForm(event.currentTarget);
    },
  };
};
