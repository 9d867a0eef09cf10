import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../components/ui/button-classes';
import { controlClasses } from './control-classes';
import { Field } from './field';

interface PlanRequestFormProps {
  /** Address that receives the request. */
  email: string;
}

/** Asks for the one thing that is needed to write back. It stands inside the request dialog. */
export const PlanRequestForm = ({ email }: PlanRequestFormProps) => {
  const { t } = useTranslation('pricing');

  return (
    <form action={`mailto:${email}`} method="post" encType="text/plain" className="mt-8">
      <Field label={t('dialog.email')}>
        {(id) => (
          <input
            id={id}
            type="email"
            name="from_email"
            autoComplete="email"
            required
            className={controlClasses}
          />
        )}
      </Field>
      <div className="mt-6 flex flex-wrap gap-3.5">
        <button type="submit" className={buttonClasses('primary', 'regular', 'max-md:flex-auto')}>
          {t('dialog.submit')}
        </button>
        <Dialog.Close className={buttonClasses('secondary', 'regular', 'max-md:flex-auto')}>
          {t('dialog.cancel')}
        </Dialog.Close>
      </div>
    </form>
  );
};
