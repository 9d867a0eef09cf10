import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { Notice } from './notify';

interface ToastCardProps {
  notice: Notice;
  onClose: () => void;
}

/** One message. An error interrupts what a screen reader says; a success waits for its turn. */
export const ToastCard = ({ notice, onClose }: ToastCardProps) => {
  const { kind, title, lines, action, closeLabel } = notice;
  const isError = kind === 'error';
  const Mark = isError ? CircleAlert : CircleCheck;

  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={clsx(
        'flex max-h-[50svh] w-full gap-3.5 overflow-y-auto break-standard border bg-tide py-4 pr-2 pl-5 font-sans text-foam shadow-[0_18px_50px_rgb(0_0_0/0.5)]',
        isError ? 'border-flare' : 'border-edge',
      )}
    >
      <Mark
        aria-hidden
        size={24}
        strokeWidth={1.5}
        className={clsx('mt-0.5 shrink-0', isError ? 'text-flare' : 'text-kelp')}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line} className="mt-1 text-small text-mist">
            {line}
          </p>
        ))}
        {action && (
          <a
            href={action.href}
            className="mt-1 inline-flex min-h-11 items-center text-small font-semibold underline decoration-(--color-current) underline-offset-6 hover:text-crest"
          >
            {action.label}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-mt-2 flex size-11 shrink-0 cursor-pointer items-center justify-center break-pill-small text-mist hover:text-crest"
      >
        <X aria-hidden size={20} strokeWidth={1.5} />
      </button>
    </div>
  );
};
