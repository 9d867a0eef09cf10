import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareForm } from '#lazy-hydration';
import { EmailLink } from '../components/navigation/email-link';
import { useSite } from '../site/site-context';
import { formAction, serviceFields, type MessageFields } from './email-service/client';
import { honeypotName } from './validation';

interface EmailFormProps extends ComponentProps<'form'> {
  /** Parameters of the message that the visitor does not type. */
  hiddenFields?: MessageFields;
  /** The key of the form's draft; without it there is none. */
  draft?: string;
}

/**
 * A form with a honeypot. Without JavaScript it posts itself to the email service; if React does
 * not start, it shows the email address.
 */
export const EmailForm = ({ hiddenFields, draft, children, ...props }: EmailFormProps) => {
  const { t } = useTranslation('common');
  const { email } = useSite().info;

  return (
    <form
      ref={prepareForm}
      action={formAction}
      method="post"
      encType="multipart/form-data"
      data-draft={draft}
      {...props}
    >
      {Object.entries({ ...serviceFields, ...hiddenFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A checkbox, because autofill only fills text fields. */}
      <label hidden>
        <input type="checkbox" name={honeypotName} value="1" tabIndex={-1} />
        {t('forms.leaveUnchecked')}
      </label>{' '}
      {children}
      <p role="alert" hidden className="static-note">
        <span>{t('forms.unavailable')}</span> <EmailLink className="mail-link">{email}</EmailLink>
      </p>
    </form>
  );
};
