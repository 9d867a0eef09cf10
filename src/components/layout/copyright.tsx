import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyrightProps {
  brand: string;
  /** Year in which the page was built; the server's HTML and the first render show it. */
  buildYear: string;
}

// A page does not live long enough to see the year change under it.
const subscribe = () => () => undefined;
const readYear = () => String(new Date().getFullYear());

/** The last line of every page, with the year of the visitor's clock. */
export const Copyright = ({ brand, buildYear }: CopyrightProps) => {
  const { t } = useTranslation('common');
  const year = useSyncExternalStore(subscribe, readYear, () => buildYear);
  return (
    <p className="page-frame flex min-h-15 items-center text-tiny text-mist">
      {t('footer.copyright', { year, brand })}
    </p>
  );
};
