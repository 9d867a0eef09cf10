import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { composePlanMail } from './plan-message';
import { isTrapped, readFields } from '../../../forms/sending/read-fields';
import type { MessageFields } from '../../../forms/sending/send-message';
import type { FailureReason, SendResult } from '../../../forms/sending/send-result';
import { useFormNotices } from '../../../forms/sending/use-form-notices';
import { useSubmission } from '../../../forms/sending/use-submission';

const fieldNames = ['from_email', 'plan_name', 'message'];

/** Key of a sentence in `pricing:dialog` about the address. */
type Mistake = 'emailMissing' | 'emailInvalid';

/** What the browser finds wrong with a required field of type email (`spec.md`, section 5). */
const mistakeIn = (field: HTMLInputElement): Mistake | undefined => {
  if (field.validity.valid) return undefined;
  return field.validity.valueMissing ? 'emailMissing' : 'emailInvalid';
};

/** Says in a toast how a request ended whose dialog was closed meanwhile. */
const useLateNotice = () => {
  const { t } = useTranslation('pricing');
  const notices = useFormNotices();

  return ({ from_email = '', plan_name = '', message = '' }: MessageFields, result: SendResult) =>
    result.outcome === 'sent'
      ? notices.succeeded(plan_name, t('dialog.success'))
      : notices.failed({
          text: t('dialog.failure'),
          reason: result.reason,
          mail: composePlanMail(t, { plan_name, message }, from_email),
        });
};

/**
 * The request dialog's behaviour, for one opening of it.
 *
 * @param resting Holds the focus while the message is on its way.
 */
export const usePlanRequest = (resting: RefObject<HTMLElement | null>) => {
  const { sending, warmUp, submit: send } = useSubmission();
  const tellLate = useLateNotice();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [mistake, setMistake] = useState<Mistake>();
  const [failure, setFailure] = useState<FailureReason>();
  const [sent, setSent] = useState(false);

  useEffect(() => {
    // Browsers drop the focus of a control that is disabled, and it would fall out of the dialog.
    if (sending) resting.current?.focus({ preventScroll: true });
    else if (failure) field.current?.focus();
  }, [sending, failure, resting]);

  const submitForm = async (form: HTMLFormElement) => {
    if (sending || !field.current) return;
    const found = mistakeIn(field.current);
    setMistake(found);
    setFailure(undefined);
    if (found) return field.current.focus();

    const fields = readFields(form, fieldNames);
    const result = isTrapped(form) ? ({ outcome: 'sent' } as const) : await send(fields);
    if (!result) return;
    if (!form.isConnected) void tellLate(fields, result);
    else if (result.outcome === 'sent') setSent(true);
    else setFailure(result.reason);
  };

  return {
    field,
    address,
    mistake,
    failure,
    sending,
    sent,
    warmUp,
    change: (typed: string) => {
      setAddress(typed);
      setMistake(undefined);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submitForm(event.currentTarget);
    },
  };
};

export type PlanRequestState = ReturnType<typeof usePlanRequest>;
