import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Draws an icon for the stylesheet: lists that come from Markdown have no components in them.
 *
 * @param name Name of the icon, such as `calendar-check`.
 * @returns A value of the style `mask-image`.
 */
export const iconMask = (name: string): string => {
  const key = name.replaceAll(/(?:^|-)(.)/g, (_part, letter: string) => letter.toUpperCase());
  const drawing = (icons as Record<string, LucideIcon>)[key];
  if (!drawing) throw new Error(`There is no icon "${name}".`);
  const markup = renderToStaticMarkup(createElement(drawing, { stroke: '#000', strokeWidth: 1.5 }));
  return `url("data:image/svg+xml,${encodeURIComponent(markup)}")`;
};
