import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';

interface SpokenResultProps {
  kind: 'success' | 'error';
  /** Sentences, one a paragraph. */
  lines: readonly string[];
  className?: string;
}

/** How sending ended, in the form's own place, for when no toast can say it. */
export const SpokenResult = ({ kind, lines, className }: SpokenResultProps) => {
  const isError = kind === 'error';
  const Mark = isError ? CircleAlert : CircleCheck;
  return (
    <div
      role="alert"
      className={clsx('flex gap-3.5', isError ? 'text-flare' : 'text-kelp', className)}
    >
      <Mark aria-hidden size={24} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
};
