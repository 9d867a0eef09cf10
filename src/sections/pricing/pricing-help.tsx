import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { ArrowLabel, arrowLinkClasses } from '../../components/ui/arrow-label';

/** For whoever finds no plan that fits. */
export const PricingHelp = ({ email }: { email: string }) => {
  const { t } = useTranslation('pricing');

  return (
    <p className="page-frame mt-16 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Mail aria-hidden strokeWidth={1.5} className="shrink-0 text-sky-text" />
      <span className="text-mist max-sm:w-[calc(100%-3rem)]">{t('help.question')}</span>
      <a href={`mailto:${email}`} className={arrowLinkClasses}>
        <ArrowLabel>{t('help.link')}</ArrowLabel>
      </a>
    </p>
  );
};
