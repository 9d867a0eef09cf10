import { sharedIcons } from '../../src/components/ui/shared-icons';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { iconNames } from '../../src/gatsby/content/schemas/common';
import { drawIcon, lucideName } from '../../src/gatsby/images/draw-icon';

const symbols = [...iconNames.map(enumValue), ...sharedIcons].map(
  (id) => `  <symbol id="${id}" viewBox="0 0 24 24">${drawIcon(lucideName(id))}</symbol>\n`,
);

/** The file of the icons that pages share, by the names of the data's enum; `components/ui/icon.tsx` shows them. */
export const iconSprite = (): Record<string, string> => ({
  'src/artwork/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`,
});
