import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureReason } from '../../../forms/email-service/send-message';
import { readFields } from '../../../forms/service-form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldError } from '../../../native-controls/form-rules';
import type { PlanTexts } from './plan-texts';

const fieldNames = ['from_email', 'plan_name', 'message'] as const;

/** `native-controls/plan-dialog.ts` removes the plan when the dialog closes. */
const isOpen = (form: HTMLFormElement): boolean => form.closest('[data-plan]') !== null;

/** The dialog's behaviour for one opening. The heading has the focus while the message is being sent. */
export const usePlanRequest = (
  { plan_name: plan, message }: PlanTexts,
  heading: RefObject<HTMLElement | null>,
) => {
  const { t } = useTranslation('pricing');
  const { sending, preload, send, report, failureResult } = useSubmission();
  const field = useRef<HTMLInputElement>(null);
  /** For the mail link; the field keeps its own text, which a visitor may type before React hydrates it. */
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<FailureReason>();
  const [sent, setSent] = useState(false);

  const resultOf = (reason: FailureReason, from: string) =>
    failureResult(reason, t('dialog.failure'), {
      subject: t('dialog.subject', { plan }),
      body: `${message}\n\n${from}`,
    });

  useEffect(() => {
    // Browsers remove the focus from a disabled control, and it would leave the dialog.
    if (sending) heading.current?.focus({ preventScroll: true });
    else if (failure) field.current?.focus();
  }, [sending, failure, heading]);

  const submit = async (form: HTMLFormElement) => {
    if (sending || !field.current) return;
    const found = fieldError(field.current);
    setError(found);
    setFailure(undefined);
    if (found) return field.current.focus();

    const fields = readFields(form, fieldNames);
    setAddress(fields.from_email);
    const result = await send(form, fields);
    if (!result) return;
    const isSent = result.outcome === 'sent';
    // Until the next opening the form of a closed dialog stays.
    if (form.isConnected && isOpen(form)) {
      if (isSent) setSent(true);
      else setFailure(result.reason);
      // The dialog was closed meanwhile, so a toast reports the result.
    } else if (isSent) await report({ kind: 'success', lines: [t('dialog.success')] }, plan);
    else await report(resultOf(result.reason, fields.from_email));
  };

  return {
    field,
    hiddenFields: { plan_name: plan, message },
    error,
    failure: failure && resultOf(failure, address),
    sending,
    sent,
    preload,
    change: (typed: string) => {
      setAddress(typed);
      setError(undefined);
    },
    submit,
  };
};

export type PlanRequestState = ReturnType<typeof usePlanRequest>;
