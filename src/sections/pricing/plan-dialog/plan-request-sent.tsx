import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';

/** How long the thanks stay before the dialog closes by itself, in milliseconds (`spec.md`, section 9). */
export const autoCloseDelay = 2000;

/** Closes the dialog after a while, and shows how much of it has passed. */
export const PlanRequestSent = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const timer = setTimeout(() => close(), autoCloseDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div className="mt-8 h-[3px] overflow-hidden rounded-full bg-line short:mt-4">
        <div
          className="overlay-countdown h-full bg-kelp"
          style={{ animationDuration: `${autoCloseDelay}ms` }}
        />
      </div>
      <Dialog.Close className={buttonClasses('secondary', 'regular', 'mt-6 self-start short:mt-4')}>
        {t('close')}
      </Dialog.Close>
    </>
  );
};
