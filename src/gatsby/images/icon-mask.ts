import { drawIcon, lucideName } from './draw-icon';
import { svgDataUri } from './svg-data-uri';

const attributes = [
  'xmlns="http://www.w3.org/2000/svg"',
  'viewBox="0 0 24 24"',
  'fill="none"',
  'stroke="#000"',
  'stroke-width="1.5"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
].join(' ');

/** An icon such as `CALENDAR_CHECK` as a value of `mask-image`: lists from Markdown have no components. Throws for an unknown name. */
export const iconMask = (name: string): string => {
  const drawing = drawIcon(lucideName(name));
  return `url("${svgDataUri(`<svg ${attributes}>${drawing}</svg>`)}")`;
};
