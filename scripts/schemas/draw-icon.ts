import { icons, type IconNode } from 'lucide';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns lucide's name of an icon of the data's enum: `calendar-check` for `CALENDAR_CHECK`. */
export const lucideName = (id: string): string => id.toLowerCase().replaceAll('_', '-');

/** Returns the elements of an icon such as `calendar-check` as SVG markup, in a square of 24. Throws for a name that lucide does not have. */
export const drawIcon = (name: string): string => {
  const key = name.replaceAll(/(?:^|-)(.)/g, (_part, letter: string) => letter.toUpperCase());
  // The name comes from content, so it may be none of them.
  const icon = (icons as Record<string, IconNode | undefined>)[key];
  if (!icon) throw new Error(`There is no icon "${name}".`);
  return icon
    .map(([tag, attributes]) => renderToStaticMarkup(createElement(tag, attributes)))
    .join('');
};
