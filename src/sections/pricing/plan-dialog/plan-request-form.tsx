import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';
import { useHydrated } from '../../../../plugins/gatsby-plugin-islands';
import type { BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';
import { controlClasses } from '../../../forms/control-classes';
import { failureLines } from '../../../forms/sending/failure-lines';
import { Field } from '../../../forms/field';
import { FormResult } from '../../../forms/form-result';
import { HiddenFields } from '../../../forms/sending/hidden-fields';
import { composePlanMail, composePlanMessage } from './plan-message';
import { formAction } from '../../../forms/sending/service-settings';
import { SubmitButton } from '../../../forms/submit-button';
import type { PlanRequestState } from './use-plan-request';

interface PlanRequestFormProps {
  plan: Plan;
  period: BillingPeriod;
  request: PlanRequestState;
}

const unavailable =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-haze disabled:hover:border-edge';

/** Asks for the one thing that is needed to write back. It stands inside the request dialog. */
export const PlanRequestForm = ({ plan, period, request }: PlanRequestFormProps) => {
  const { t } = useTranslation('pricing');
  const { t: shared } = useTranslation('common');
  const hydrated = useHydrated();
  const { field, address, mistake, failure, sending, warmUp, change, submit } = request;
  const message = composePlanMessage(t, plan, period);

  return (
    <form
      action={formAction}
      method="post"
      encType="multipart/form-data"
      // The browser's own messages speak its own language; with scripts the site speaks the page's.
      noValidate={hydrated}
      onSubmit={submit}
      className="mt-8"
    >
      <HiddenFields fields={{ ...message }} />
      <Field label={t('dialog.email')} mistake={mistake && t(`dialog.${mistake}`)}>
        {(id, state) => (
          <input
            ref={field}
            id={id}
            type="email"
            name="from_email"
            autoComplete="email"
            required
            disabled={sending}
            value={address}
            onFocus={warmUp}
            onChange={(event) => change(event.target.value)}
            {...state}
            className={clsx(controlClasses, unavailable)}
          />
        )}
      </Field>
      {failure && (
        <FormResult
          kind="error"
          lines={failureLines(failure, t('dialog.failure'), shared)}
          mail={composePlanMail(t, message, address)}
          announced={false}
          className="mt-6"
        />
      )}
      <div className="mt-6 flex flex-wrap gap-3.5">
        <SubmitButton sending={sending} className="max-md:flex-auto">
          {t('dialog.submit')}
        </SubmitButton>
        <Dialog.Close className={buttonClasses('secondary', 'regular', 'max-md:flex-auto')}>
          {t('dialog.cancel')}
        </Dialog.Close>
      </div>
    </form>
  );
};
