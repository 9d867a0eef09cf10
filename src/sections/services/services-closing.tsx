import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ServicesClosingProps {
  children: ReactNode;
}

/** The end of both lists of services. */
export const ServicesClosing = ({ children }: ServicesClosingProps) => {
  const { t } = useTranslation('services');

  return (
    <div className="mt-18 flex flex-col gap-6 page-md:mt-20 page-md:flex-row page-md:items-center page-md:justify-between page-md:gap-12 page-md:pl-43 nav-full:pl-62">
      <p className="text-lead text-mist page-md:max-w-[22em]">{t('closing')}</p>
      {children}
    </div>
  );
};
