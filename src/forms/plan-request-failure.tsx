import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { failureLines } from './failure-lines';
import { useForms } from './forms-context';
import { mailLink, type Mail } from './mail-link';
import type { FailureReason } from './send-result';

interface PlanRequestFailureProps {
  reason: FailureReason;
  /** The request, for the visitor's own mail client. */
  mail: Omit<Mail, 'to'>;
}

/** Says that a request was not sent, and offers another way. */
export const PlanRequestFailure = ({ reason, mail }: PlanRequestFailureProps) => {
  const { t } = useTranslation('pricing');
  const { t: shared } = useTranslation('common');
  const { email } = useForms();

  return (
    <div className="mt-6 flex gap-3.5 border-l-3 border-flare py-1.5 pl-4.5">
      <CircleAlert aria-hidden size={22} strokeWidth={1.5} className="mt-0.5 shrink-0 text-flare" />
      <div className="min-w-0">
        <div role="alert" className="text-flare">
          {failureLines(reason, t('dialog.failure'), shared).map((line) => (
            <p
              key={line}
              className="font-semibold not-first:mt-1 not-first:text-small not-first:font-normal"
            >
              {line}
            </p>
          ))}
        </div>
        <a
          href={mailLink({ to: email, ...mail })}
          className="mt-1 inline-flex min-h-11 items-center text-small font-semibold underline decoration-(--color-current) underline-offset-6 hover:text-crest"
        >
          {shared('forms.mailInstead')}
        </a>
      </div>
    </div>
  );
};
