import { markdownPath } from '../../i18n/file-paths';
import { defaultLanguage } from '../../i18n/languages';
import type { Route } from '../../i18n/route-table';

interface SeoAlternatesProps {
  siteUrl: string;
  /** The page in the language of the head. */
  own: Route | undefined;
  /** The page itself in every language; empty where it has no translations. */
  alternates: readonly Route[];
}

/** The same page in other languages, and as Markdown for whoever reads text rather than pages. */
export const SeoAlternates = ({ siteUrl, own, alternates }: SeoAlternatesProps) => {
  const fallback = alternates.find((route) => route.language === defaultLanguage);

  return (
    <>
      {alternates.map((route) => (
        <link
          key={route.language}
          rel="alternate"
          hrefLang={route.language}
          href={siteUrl + route.path}
        />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={siteUrl + fallback.path} />}
      {own && <link rel="alternate" type="text/markdown" href={siteUrl + markdownPath(own.path)} />}
    </>
  );
};
