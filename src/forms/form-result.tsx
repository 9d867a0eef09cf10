import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { useForms } from './forms-context';
import { mailLink, type Mail } from './sending/mail-link';

/** How sending ended. */
export interface Result {
  kind: 'success' | 'error';
  /** Sentences, one a paragraph. */
  lines: readonly string[];
  /** The message, for the visitor's own mail client. */
  mail?: Omit<Mail, 'to'>;
  /** Whether a toast has said it: then the form shows it, and does not speak a second time. */
  announced: boolean;
}

interface FormResultProps extends Result {
  /** Id of the sentences, for the field that they are about. */
  id?: string;
  className?: string;
}

/** How sending ended, in the form's own place. It stays there, for whoever was too slow for the toast. */
export const FormResult = ({ kind, lines, mail, announced, id, className }: FormResultProps) => {
  const { t } = useTranslation('common');
  const { email } = useForms();
  const isError = kind === 'error';
  const Mark = isError ? CircleAlert : CircleCheck;
  const colour = isError ? 'text-flare' : 'text-kelp';

  return (
    <div
      className={clsx(
        'flex gap-3.5 border-l-3 py-1.5 pl-4.5',
        isError ? 'border-flare' : 'border-kelp',
        className,
      )}
    >
      <Mark aria-hidden size={22} strokeWidth={1.5} className={clsx('mt-0.5 shrink-0', colour)} />
      <div className="min-w-0">
        <div id={id} role={announced ? undefined : 'alert'} className={colour}>
          {lines.map((line) => (
            <p
              key={line}
              className="font-semibold not-first:mt-1 not-first:text-small not-first:font-normal"
            >
              {line}
            </p>
          ))}
        </div>
        {mail && (
          <a
            href={mailLink({ to: email, ...mail })}
            className="mt-1 inline-flex min-h-11 items-center text-small font-semibold underline decoration-(--color-current) underline-offset-6 hover:text-crest"
          >
            {t('forms.mailInstead')}
          </a>
        )}
      </div>
    </div>
  );
};
