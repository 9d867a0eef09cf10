import anybody from '../../styles/fonts/anybody.woff2';
import instrumentSans from '../../styles/fonts/instrument-sans.woff2';
import favicon from '../../artwork/favicon.svg';
import { icons, manifestPath } from '../../i18n/file-paths';
import type { Language } from '../../i18n/languages';
import { themeColor } from '../../styles/theme-color';

/** Fonts of the first view; without the hint they would only start after the stylesheet was read. */
const fonts = [anybody, instrumentSans];

/** What a browser needs for its tab, its home screen and the first view. */
export const SeoBrowser = ({ language }: { language: Language }) => (
  <>
    <meta name="theme-color" content={themeColor} />
    <link rel="icon" href={icons.ico} sizes="32x32" />
    <link rel="icon" type="image/svg+xml" href={favicon} />
    <link rel="apple-touch-icon" href={icons.touch} />
    <link rel="manifest" href={manifestPath(language)} />
    {fonts.map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    ))}
  </>
);
