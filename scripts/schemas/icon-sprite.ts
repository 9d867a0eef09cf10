import { sharedIcons } from '../../src/components/ui/shared-icons';
import { enumValue } from '../../plugins/gatsby-source-content/enum-value';
import { iconNames } from '../../plugins/gatsby-source-content/fields/common';
import { drawIcon, lucideName } from './draw-icon';

const contentIcons = iconNames.map(enumValue);

const symbols = [...contentIcons, ...sharedIcons].map(
  (id) => `  <symbol id="${id}" viewBox="0 0 24 24">${drawIcon(lucideName(id))}</symbol>\n`,
);

/** A style sheet shows a symbol only where the file draws it; the view of each is its place in a column. */
const views = contentIcons.map(
  (id, index) =>
    `    <view id="${id}-view" viewBox="0 ${24 * index} 24 24"/><use href="#${id}" y="${24 * index}" width="24" height="24"/>\n`,
);

const stroke =
  'fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** The file of the icons that pages share, by the names of the data's enum: symbols for `components/ui/icon.tsx`, views for CSS masks. */
export const iconSprite = (): Record<string, string> => ({
  'src/artwork/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}  <g ${stroke}>\n${views.join('')}  </g>\n</svg>\n`,
});
