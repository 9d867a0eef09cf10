import { icons, type IconNode } from 'lucide';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { enumValue } from '../../plugins/gatsby-source-content/enum-value';
import { iconNames } from '../../plugins/gatsby-source-content/fields/common';
import { sharedIcons } from '../../src/components/ui/shared-icons';

export const spritePath = 'src/artwork/icons.svg';

/**
 * Returns the elements of one of Lucide's icons as SVG markup, in a square of 24.
 * @param id As in the data, such as `CALENDAR_CHECK`.
 * @throws If Lucide has no such icon.
 */
const drawIcon = (id: string): string => {
  const name = id
    .toLowerCase()
    .replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
  // The name comes from content, so it may be none of them.
  const icon = (icons as Record<string, IconNode | undefined>)[name];
  if (!icon) throw new Error(`Lucide has no icon "${name}".`);
  return icon
    .map(([tag, attributes]) => renderToStaticMarkup(createElement(tag, attributes)))
    .join('');
};

const contentIcons = iconNames.map(enumValue);

const stroke =
  'fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Returns the file of all icons: a symbol for each, which pages use, and a view for each icon of
 * the content, for CSS masks.
 */
export const iconSprite = (): string => {
  const symbols = [...contentIcons, ...sharedIcons].map(
    (id) => `  <symbol id="${id}" viewBox="0 0 24 24">${drawIcon(id)}</symbol>\n`,
  );
  // A style sheet shows a symbol only where the file draws it, so the views stand in a column.
  const views = contentIcons.map(
    (id, index) =>
      `    <view id="${id}-view" viewBox="0 ${24 * index} 24 24"/><use href="#${id}" y="${24 * index}" width="24" height="24"/>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}  <g ${stroke}>\n${views.join('')}  </g>\n</svg>\n`;
};
