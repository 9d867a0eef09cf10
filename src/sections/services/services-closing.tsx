import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ServicesClosingProps {
  children: ReactNode;
}

/** The end of both lists of services. */
export const ServicesClosing = ({ children }: ServicesClosingProps) => {
  const { t } = useTranslation('services');

  return (
    <div className="services-closing">
      <p className="services-closing-text">{t('closing')}</p>
      {children}
    </div>
  );
};
