import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';
import { Field, SubmitButton } from '../../../forms/form-controls';
import { FormResult } from '../../../forms/form-feedback';
import { FallbackNote, ServiceForm } from '../../../forms/service-form';
import type { PlanRequestState } from './use-plan-request';

/** Requests only the address, which is enough to write back. */
export const PlanRequestForm = ({ request }: { request: PlanRequestState }) => {
  const { t } = useTranslation('pricing');
  const { field, hiddenFields, error, failure, sending, preload, change, submit } = request;

  return (
    <ServiceForm
      hiddenFields={hiddenFields}
      draftName="plan-request"
      sentText={t('dialog.success')}
      failedText={t('dialog.failure')}
      submit={submit}
      className="plan-request-form"
    >
      <Field label={t('dialog.email')} error={error}>
        {(id, state) => (
          <input
            ref={field}
            id={id}
            type="email"
            name="from_email"
            autoComplete="email"
            required
            disabled={sending}
            onFocus={preload}
            onChange={(event) => change(event.target.value)}
            data-missing={t('dialog.emailMissing')}
            data-invalid={t('dialog.emailInvalid')}
            {...state}
            className="control plan-request-field"
          />
        )}
      </Field>
      <FallbackNote className="plan-request-result" />
      {failure && <FormResult {...failure} className="plan-request-result" />}
      <div className="plan-request-actions">
        <SubmitButton sending={sending}>{t('dialog.submit')}</SubmitButton>
        <button
          type="button"
          popoverTarget="plan-request"
          popoverTargetAction="hide"
          className={buttonClasses('secondary')}
        >
          {t('dialog.cancel')}
        </button>
      </div>
    </ServiceForm>
  );
};
