import anybody from '../styles/fonts/anybody.woff2';
import instrumentSans from '../styles/fonts/instrument-sans.woff2';
import favicon from '../artwork/favicon.svg';
import type { Language } from '../i18n/languages';

/** Fonts of the first view; without the hint they would only start after the stylesheet was read. */
const fonts = [anybody, instrumentSans];

interface SeoProps {
  language: Language;
  title: string;
  description: string;
  keywords?: readonly string[];
}

/** The head of a page. Every template exports it as its `Head`. */
export const Seo = ({ language, title, description, keywords }: SeoProps) => (
  <>
    <html lang={language} />
    <title>{title}</title>
    <meta name="description" content={description} />
    {keywords && <meta name="keywords" content={keywords.join(', ')} />}
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta name="twitter:card" content="summary" />
    <meta name="twitter:title" content={title} />
    <meta name="twitter:description" content={description} />
    <meta name="theme-color" content="#050d1a" />
    <link rel="icon" type="image/svg+xml" href={favicon} />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
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
