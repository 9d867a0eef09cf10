import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../plugins/gatsby-plugin-islands';
import { honeypotName, trimFields } from '../native-controls/form-rules';
import { formAction, serviceFields, type MessageFields } from './email-service/client';

interface ServiceFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Parameters of the message that the visitor does not type. */
  hiddenFields?: MessageFields;
  draftName?: string;
  /** What `native-controls/form-fallback.ts` shows after sending the form without React. */
  sentText?: string;
  failedText?: string;
  /** Validates and sends the form. */
  submit: (form: HTMLFormElement) => Promise<void>;
}

/** A form that posts itself to the email service unless a script takes over, with a trap for robots. */
export const ServiceForm = ({
  hiddenFields,
  draftName,
  sentText,
  failedText,
  submit,
  children,
  ...props
}: ServiceFormProps) => {
  const { t } = useTranslation('common');
  const hydrated = useHydrated();

  return (
    <form
      action={formAction}
      method="post"
      encType="multipart/form-data"
      // The browser's messages are in its own language; with scripts the page shows its own.
      noValidate={hydrated}
      data-text-sending={sentText && t('forms.sending')}
      data-text-sent={sentText}
      data-text-failed={failedText}
      data-text-too-large={sentText && t('forms.tooLarge')}
      data-draft={draftName}
      onSubmit={(event) => {
        event.preventDefault();
        trimFields(event.currentTarget);
        void submit(event.currentTarget);
      }}
      {...props}
    >
      {Object.entries({ ...serviceFields, ...hiddenFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Robots tick every box; autofill only fills text fields, and screen readers skip what is not displayed. */}
      <label aria-hidden className="hidden">
        <input type="checkbox" name={honeypotName} value="1" tabIndex={-1} />
        {t('forms.leaveUnchecked')}
      </label>
      {children}
    </form>
  );
};

/** Where `native-controls/form-fallback.ts` shows the result; React keeps its text when it hydrates. */
export const FallbackNote = ({ className }: { className?: string }) => (
  <p
    id={useId()}
    data-form-note
    // Displayed while it is empty, so that its first text is announced, but without a place in the form.
    aria-live="polite"
    suppressHydrationWarning
    className={clsx('font-semibold empty:absolute', className)}
  >
    {''}
  </p>
);

/** Returns the values of the fields, in the given order and exactly as they stand there. */
export const readFields = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> => {
  const data = new FormData(form);
  // fromEntries() loses the names' types.
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
};
