import type { ReactNode } from 'react';
import { useSite } from '../../site/site-context';

interface ListedPage {
  key: string;
  label: string;
  /** Value of `aria-current`: `true` on a page that is below this one, such as a case. */
  current?: 'page' | 'true';
  /** Position in the list as a fraction: 0 for the first, 1 for the last. */
  fraction: number;
}

interface PageListProps {
  name: 'header' | 'footer';
  className?: string;
  children: (page: ListedPage) => ReactNode;
}

/** The pages of the header, the menu or the footer, by their positions there. */
export const PageList = ({ name, className, children }: PageListProps) => {
  const { pages, pageId } = useSite();
  const listed = pages
    .flatMap(({ key, label, [name]: position }) =>
      position === null ? [] : [{ key, label, position }],
    )
    .sort((one, other) => one.position - other.position);
  const currentOf = (key: string) =>
    key === pageId ? 'page' : pageId.startsWith(`${key}/`) ? 'true' : undefined;

  return (
    <ul className={className}>
      {listed.map(({ key, label }, index) => (
        <li key={key}>
          {children({
            key,
            label,
            current: currentOf(key),
            fraction: index / Math.max(listed.length - 1, 1),
          })}
        </li>
      ))}
    </ul>
  );
};
