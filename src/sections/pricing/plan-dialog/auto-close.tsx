import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';

/** How long the dialog thanks for what was sent before it closes. */
const closeDelayInMs = 2000;

/** Closes the dialog once the visitor has seen it for the delay, and shows how much of it has passed. While the page is hidden no time passes. */
export const AutoClose = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('common');
  const [round, setRound] = useState(0);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    const restart = () => setRound((last) => last + 1);
    const timer = document.hidden ? undefined : setTimeout(() => closeNow(), closeDelayInMs);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [round]);

  return (
    <>
      <div className="plan-request-track">
        <div
          // A new element starts its animation again.
          key={round}
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
