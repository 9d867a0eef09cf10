import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';

/** How long the dialog shows its thank-you before it closes. */
const closeDelayInMs = 2000;

/** Closes the dialog after the delay, and shows the time that is left. The delay starts again when the visitor comes back to a hidden page. */
export const AutoClose = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('common');
  const [run, setRun] = useState(0);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    const restart = () => setRun((last) => last + 1);
    const timer = document.hidden ? undefined : setTimeout(() => closeNow(), closeDelayInMs);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [run]);

  return (
    <>
      <div className="plan-request-track">
        <div
          // A new element starts its animation again.
          key={run}
          className="plan-dialog-countdown"
          style={{ animationDuration: `${closeDelayInMs}ms` }}
        />
      </div>
      <button
        type="button"
        onClick={close}
        className={buttonClasses('secondary', 'regular', 'plan-request-close')}
      >
        {t('close')}
      </button>
    </>
  );
};
