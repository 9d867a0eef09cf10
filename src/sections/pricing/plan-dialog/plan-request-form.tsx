import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';
import { Field, SubmitButton } from '../../../forms/form-controls';
import { FormResult } from '../../../forms/form-feedback';
import { ServiceForm } from '../../../forms/service-form';
import type { PlanRequestState } from './use-plan-request';

/** Requests only the address, which is enough to write back. */
export const PlanRequestForm = ({ request }: { request: PlanRequestState }) => {
  const { t } = useTranslation('pricing');
  const { field, address, hiddenFields, error, failure, sending, preload, change, submit } =
    request;

  return (
    <ServiceForm hiddenFields={hiddenFields} onSubmit={submit} className="mt-8">
      <Field label={t('dialog.email')} error={error && t(`dialog.${error}`)}>
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
            onFocus={preload}
            onChange={(event) => change(event.target.value)}
            {...state}
            className="control plan-request-field"
          />
        )}
      </Field>
      {failure && <FormResult {...failure} className="mt-6" />}
      <div className="mt-6 flex flex-wrap gap-3.5">
        <SubmitButton sending={sending} className="max-md:flex-auto">
          {t('dialog.submit')}
        </SubmitButton>
        <Dialog.Close className={buttonClasses('secondary', 'regular', 'max-md:flex-auto')}>
          {t('dialog.cancel')}
        </Dialog.Close>
      </div>
    </ServiceForm>
  );
};
