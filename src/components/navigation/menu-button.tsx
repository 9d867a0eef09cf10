import Menu from 'lucide-react/icons/menu';
import { useTranslation } from 'react-i18next';
import { iconButtonClasses } from '../ui/icon-button-classes';
import { Tooltip } from '../ui/tooltip';

/** The button that opens the slide-in menu, where the header has no room for the navigation. */
export const MenuButton = () => {
  const { t } = useTranslation('common');
  return (
    <Tooltip label={t('header.openMenu')}>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        className={`${iconButtonClasses} nav-full:hidden`}
      >
        <Menu aria-hidden strokeWidth={1.5} />
      </button>
    </Tooltip>
  );
};
