import type { TFunction } from 'i18next';
import type { BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';
import type { Mail } from '../../../forms/sending/mail-link';

/** What a request says besides the visitor's address. */
export interface PlanMessage {
  /** The plan's name as the visitor reads it. */
  plan_name: string;
  /** Names the plan, the billing period and the page's language (`decisions.md`, Plans). */
  message: string;
}

/**
 * Composes the request for a plan, in the page's language.
 *
 * @param t The words of `pricing`.
 * @param plan The plan that is asked for.
 * @param period The billing period that the visitor looked at.
 */
export const composePlanMessage = (
  t: TFunction<'pricing'>,
  { name }: Plan,
  period: BillingPeriod,
): PlanMessage => ({
  plan_name: name,
  message: t('dialog.message', { plan: name, period: t(`dialog.periods.${period}`) }),
});

/**
 * The same request for the visitor's own mail client.
 *
 * @param t The words of `pricing`.
 * @param message The request.
 * @param address What the visitor typed.
 */
export const composePlanMail = (
  t: TFunction<'pricing'>,
  { plan_name, message }: PlanMessage,
  address: string,
): Omit<Mail, 'to'> => ({
  subject: t('dialog.subject', { plan: plan_name }),
  body: `${message}\n\n${address}`,
});
