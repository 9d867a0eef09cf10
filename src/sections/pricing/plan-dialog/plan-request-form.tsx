import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../../components/navigation/legal-links';
import { buttonClasses } from '../../../components/ui/button-classes';
import { EmailForm } from '../../../forms/email-form';
import { Field, SubmitButton } from '../../../forms/form-controls';
import { FormResult } from '../../../forms/form-feedback';
import type { useEmailForm } from '../../../forms/use-email-form';
import type { PlanTexts } from './plan-texts';

interface PlanRequestFormProps {
  form: ReturnType<typeof useEmailForm>;
  field: RefObject<HTMLInputElement | null>;
  texts: PlanTexts;
  close: () => void;
}

/** Requests only the address, which is enough to write back. */
export const PlanRequestForm = ({ form, field, texts, close }: PlanRequestFormProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const sending = form.status === 'sending';

  return (
    <EmailForm
      {...form.formProps}
      hiddenFields={{ plan_name: texts.name, message: texts.message }}
      className="plan-request-form"
    >
      <Field label={t('dialog.email')} error={form.errors.from_email}>
        {(id, state) => (
          <input
            ref={field}
            id={id}
            type="email"
            name="from_email"
            autoComplete="email"
            required
            disabled={sending}
            data-missing={t('dialog.emailMissing')}
            data-invalid={t('dialog.emailInvalid')}
            {...state}
            className="control plan-request-field"
          />
        )}
      </Field>
      {form.result && <FormResult {...form.result} className="plan-request-result" />}
      <div className="plan-request-actions">
        <SubmitButton sending={sending}>{t('dialog.submit')}</SubmitButton>
        <button type="button" onClick={close} className={buttonClasses('secondary')}>
          {t('dialog.cancel')}
        </button>
      </div>
      <p className="mt-5 text-small text-mist">{t('common:forms.privacy')}</p>
      <LegalLinks forms />
    </EmailForm>
  );
};
