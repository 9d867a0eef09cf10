import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutes } from '../i18n/route-context';
import { contactFieldNames, controlOf, readContactFields } from './contact-fields';
import { contactMail } from './contact-mail';
import { mistakeOf, mistakesIn, type ContactMistakes } from './contact-mistakes';
import { failureLines } from './failure-lines';
import { isTrapped } from './read-fields';
import type { ServiceChoices } from './service-choices';
import { forgetDraft, keepDraft, useContactDraft } from './use-contact-draft';
import { useFormNotices } from './use-form-notices';
import { useSubmission } from './use-submission';

/** How sending ended, when no toast could say it. */
interface Spoken {
  kind: 'success' | 'error';
  lines: readonly string[];
}

/**
 * The contact form's behaviour.
 *
 * @param choices What the form offers on this page.
 */
export const useContactForm = ({ options }: ServiceChoices) => {
  const { t } = useTranslation('contact');
  const { t: shared } = useTranslation('common');
  const { page } = useRoutes();
  const { sending, warmUp, submit: send } = useSubmission();
  const notices = useFormNotices();
  const [mistakes, setMistakes] = useState<ContactMistakes>({});
  const [spoken, setSpoken] = useState<Spoken>();
  const form = useRef<HTMLFormElement>(null);
  useContactDraft(form);

  const succeed = async () => {
    const title = t('form.success');
    const text = t(page === 'contact' ? 'form.successContact' : 'form.successHome');
    if (!(await notices.succeeded(title, text))) {
      setSpoken({ kind: 'success', lines: [title, text] });
    }
  };

  const submitForm = async (element: HTMLFormElement) => {
    setSpoken(undefined);
    const found = mistakesIn((name) => controlOf(element, name));
    setMistakes(found);
    const first = contactFieldNames.find((name) => found[name]);
    if (first) return controlOf(element, first)?.focus();

    const fields = readContactFields(element);
    const draft = keepDraft(element);
    const result = isTrapped(element) ? ({ outcome: 'sent' } as const) : await send(fields);
    if (result?.outcome === 'sent') {
      forgetDraft(element, draft);
      await succeed();
    } else if (result) {
      const { reason } = result;
      const text = t('form.failure');
      const mail = contactMail(fields, options, t);
      if (!(await notices.failed({ text, reason, mail }))) {
        setSpoken({ kind: 'error', lines: failureLines(reason, text, shared) });
      }
    }
  };

  return {
    form,
    sending,
    mistakes,
    spoken,
    warmUp,
    /** Keeps what is typed, and takes a mistake back once it is mended. */
    noteInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
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
