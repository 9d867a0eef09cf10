import type { PageContext } from '../../site/page-context';
import { shareImagePath, shareImageSize } from '#static-site';
import { languages, locales, type Language } from '../../i18n/languages';
import { plainText } from '#source-content';

export interface SeoPage {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The page's h1 with its marks, for the share image. */
  readonly heading: string;
}

/** Open Graph's form of a language: en_GB. */
const openGraphLocale = (language: Language): string => locales[language].replace('-', '_');

interface SeoShareProps {
  siteUrl: string;
  brand: string;
  context: PageContext;
  page: SeoPage;
  type: 'website' | 'article';
  /** Canonical path, if the page has one. */
  path: string | undefined;
}

export const SeoShare = ({ siteUrl, brand, context, page, type, path }: SeoShareProps) => {
  const { language, alternates } = context;
  const image = siteUrl + shareImagePath(context);
  const imageText = `${plainText(page.heading)} | ${brand}`;
  const others = languages.filter(
    (code) => code !== language && alternates.some((route) => route.language === code),
  );

  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageText} />
    </>
  );
};
