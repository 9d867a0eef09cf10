import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ServicesClosingProps {
  /** The way on. */
  children: ReactNode;
}

/** What both lists of services end with: one sentence on the left, the way on at the right. */
export const ServicesClosing = ({ children }: ServicesClosingProps) => {
  const { t } = useTranslation('services');

  return (
    <div className="mt-18 flex flex-col gap-6 md:mt-20 md:flex-row md:items-center md:justify-between md:gap-12 md:pl-43 lg:pl-62">
      <p className="text-lead text-mist md:max-w-[22em]">{t('closing')}</p>
      {children}
    </div>
  );
};
