import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { svgDataUri } from './svg-data-uri';

/** An icon such as `CALENDAR_CHECK` as a value of `mask-image`: lists from Markdown have no components. Throws for an unknown name. */
export const iconMask = (name: string): string => {
  const key = name
    .toLowerCase()
    .replaceAll(/(?:^|_)(.)/g, (_part, letter: string) => letter.toUpperCase());
  // The name comes from content, so it may be none of them.
  const drawing = (icons as Record<string, LucideIcon | undefined>)[key];
  if (!drawing) throw new Error(`There is no icon "${name}".`);
  const markup = renderToStaticMarkup(createElement(drawing, { stroke: '#000', strokeWidth: 1.5 }));
  return `url("${svgDataUri(markup)}")`;
};
