import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isTrapped, readFields } from './read-fields';
import type { FailureReason } from './send-result';
import { useSubmission } from './use-submission';

const fieldNames = ['from_email', 'plan_name', 'message'];

/** Key of a sentence in `pricing:dialog` about the address. */
type Mistake = 'emailMissing' | 'emailInvalid';

/** What the browser finds wrong with a required field of type email (`spec.md`, section 5). */
const mistakeIn = (field: HTMLInputElement): Mistake | undefined => {
  if (field.validity.valid) return undefined;
  return field.validity.valueMissing ? 'emailMissing' : 'emailInvalid';
};

/**
 * The request dialog's behaviour, for one opening of it: an answer that comes after it was closed finds nobody to tell.
 *
 * @param resting Holds the focus while the message is on its way.
 */
export const usePlanRequest = (resting: RefObject<HTMLElement | null>) => {
  const { sending, warmUp, submit: send } = useSubmission();
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

    const result = isTrapped(form)
      ? ({ outcome: 'sent' } as const)
      : await send(readFields(form, fieldNames));
    if (result?.outcome === 'sent') setSent(true);
    else if (result) setFailure(result.reason);
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
