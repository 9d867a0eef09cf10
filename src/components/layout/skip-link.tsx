import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../ui/button-classes';

/** The first stop of the keyboard: past the header, to the page's own content. */
export const SkipLink = () => {
  const { t } = useTranslation('common');
  return (
    <a
      href="#main"
      className={buttonClasses(
        'accent',
        'small',
        'fixed top-3 left-3 z-90 -translate-y-24 focus:translate-y-0',
      )}
    >
      {t('skip')}
    </a>
  );
};
