import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import type { Language } from '../../i18n/languages';

interface MediaFile {
  publicURL: string | null;
}

/** The fields of the site's record for search engines and readers of Markdown. */
export interface SiteFacts extends Pick<
  Queries.SiteInfo,
  'brand' | 'wordmark' | 'email' | 'phone' | 'tagline' | 'placeholders'
> {
  languages: readonly Queries.SiteLanguage[];
  social: readonly Pick<Queries.SocialProfile, 'label' | 'url'>[];
  founder: Pick<Queries.Founder, 'name' | 'role' | 'quote' | 'biography'>;
  video: Pick<Queries.Video, 'title' | 'published' | 'seconds'> & {
    poster: MediaFile;
    wide: { mp4: MediaFile };
  };
}

export type PageFacts = Pick<
  Queries.Page,
  'key' | 'label' | 'title' | 'description' | 'heading' | 'lead' | 'path'
>;

export type ServiceFacts = Pick<Queries.Service, 'anchor' | 'title' | 'description' | 'details'>;

export type ProjectFacts = Pick<Queries.Project, 'title' | 'category' | 'description' | 'link'>;

export type PlanFacts = Pick<
  Queries.Plan,
  'key' | 'line' | 'name' | 'description' | 'price' | 'features' | 'popular' | 'bestValue'
>;

export interface CaseFacts extends Pick<
  Queries.Case,
  | 'key'
  | 'path'
  | 'title'
  | 'pageTitle'
  | 'description'
  | 'heading'
  | 'summary'
  | 'teaser'
  | 'client'
  | 'solution'
  | 'duration'
  | 'resultsHeading'
  | 'results'
  | 'quote'
  | 'document'
> {
  body: { rawMarkdownBody: string | null } | null;
}

/** Everything that the site shows in one language, in its order. */
export interface SiteContent {
  language: Language;
  /** Without trailing slash. */
  siteUrl: string;
  info: SiteFacts;
  pages: readonly PageFacts[];
  services: readonly ServiceFacts[];
  projects: readonly ProjectFacts[];
  skills: readonly Pick<Queries.Skill, 'name' | 'percent'>[];
  values: readonly Pick<Queries.Value, 'title' | 'text'>[];
  plans: readonly PlanFacts[];
  cases: readonly CaseFacts[];
  /** The words of a namespace of the interface. */
  wordsOf: <Name extends FlatNamespace>(namespace: Name) => TFunction<Name>;
}

/** Makes the words of the interface readable outside a page. `namespaces` are those of `content/locales`. */
export const createWords = (
  language: Language,
  namespaces: Record<string, object>,
): SiteContent['wordsOf'] => {
  const words = i18next.createInstance();
  void words.init({
    lng: language,
    resources: { [language]: namespaces },
    // The caller escapes for its format; HTML entities would be wrong in most of them.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (namespace) => words.getFixedT(language, namespace);
};

/** Finds a page of the content. Throws if there is none. */
export const pageOf = ({ pages, language }: SiteContent, key: string): PageFacts => {
  const page = pages.find((candidate) => candidate.key === key);
  if (!page) throw new Error(`There is no page "${key}" in the language "${language}".`);
  return page;
};

/** The services by their anchors, in the order of the services page. */
export const serviceGroups = ({ services }: Pick<SiteContent, 'services'>): ServiceFacts[][] => {
  const anchors = [...new Set(services.map(({ anchor }) => anchor))];
  return anchors.map((anchor) => services.filter((service) => service.anchor === anchor));
};
