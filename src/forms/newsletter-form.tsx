import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../components/ui/button-classes';

interface NewsletterFormProps {
  /** Id of the field, one of its kind on the page. */
  id: string;
  label: string;
  /** Whether the label is for assistive technology only, because words beside the form say the same. */
  labelHidden?: boolean;
  /** Address that receives the sign-up. */
  email: string;
}

// The ring goes round the whole pill, so the field inside it needs none.
const pill =
  'flex min-h-13.5 items-center break-pill border-[1.5px] border-edge bg-ink/72 p-1 hover:border-aqua has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-crest';
const field =
  'min-h-11 min-w-0 grow bg-transparent pr-3 pl-4.5 text-body text-foam placeholder:text-haze focus-visible:shadow-none focus-visible:outline-hidden';

/** Sign-up for the newsletter. */
export const NewsletterForm = ({ id, label, labelHidden, email }: NewsletterFormProps) => {
  const { t } = useTranslation('common');
  return (
    <form
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      className="w-full max-w-[420px]"
    >
      <label
        htmlFor={id}
        className={clsx(labelHidden ? 'sr-only' : 'mb-2.5 block text-small text-mist')}
      >
        {label}
      </label>
      <div className={pill}>
        <input
          id={id}
          type="email"
          name="from_email"
          autoComplete="email"
          required
          placeholder={t('newsletter.placeholder')}
          className={field}
        />
        <button type="submit" className={buttonClasses('accent', 'small', 'shrink-0')}>
          {t('newsletter.submit')}
        </button>
      </div>
    </form>
  );
};
