import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FooterColumnProps {
  /** Id of the heading that names the column. */
  id: string;
  heading: string;
  /** Whether the column leads around in the site. */
  navigation?: boolean;
  /** List items. */
  children: ReactNode;
  className?: string;
}

/** Look of a link in a column. */
export const footerLinkClasses =
  'inline-flex min-h-11 min-w-11 items-center text-base leading-snug text-mist hover:text-crest';

/** A headed list of links in the footer. */
export const FooterColumn = ({
  id,
  heading,
  navigation,
  children,
  className,
}: FooterColumnProps) => {
  const Frame = navigation ? 'nav' : 'div';
  return (
    <Frame aria-labelledby={navigation ? id : undefined} className={clsx('min-w-0', className)}>
      <h2 id={id} className="mb-1 text-body font-[560] font-stretch-105%">
        {heading}
      </h2>
      <ul>{children}</ul>
    </Frame>
  );
};
