import type { BuildArgs } from 'gatsby';
import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import { languages, type Language } from '../../i18n/languages';
import type { PageContext } from '../../i18n/page-context';
import { casePage } from '../../i18n/route-table';

// prettier-ignore
const siteQuery = /* GraphQL */ `
  query BuiltSite {
    site { siteMetadata { siteUrl } }
    sitePages: allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
    notFound { heading }
    siteInfo { shareBackground { absolutePath } }
  }
`;

// A line for each list; Prettier would give one to each field.
// prettier-ignore
const contentQuery = /* GraphQL */ `
  query SiteContent($language: Language!) {
    locales: allLocale(filter: { language: { eq: $language } }) { nodes { ns data } }
    info: siteInfo(language: { eq: $language }) {
      brand wordmark email phone tagline placeholders
      languages { code name }
      social { label url }
      founder { name role quote biography }
      video { title published seconds poster { publicURL } wide { mp4 { publicURL } } }
    }
    pages: allPage(filter: { language: { eq: $language } }, sort: [{ header: ASC }, { key: ASC }]) {
      nodes { key label title description heading lead path }
    }
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes { anchor title description details }
    }
    projects: allProject(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes { title category description link }
    }
    skills: allSkill(filter: { language: { eq: $language } }, sort: { order: ASC }) { nodes { name percent } }
    values: allValue(filter: { language: { eq: $language } }, sort: { order: ASC }) { nodes { title text } }
    plans: allPlan(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        key line name description features popular bestValue
        price { monthly yearly monthlyLabel yearlyLabel }
      }
    }
    cases: allCase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        key path title pageTitle description heading summary teaser client solution duration resultsHeading
        results { value unit label }
        quote { text name role }
        document { title note url }
        body { rawMarkdownBody }
      }
    }
  }
`;

type Data = Queries.SiteContentQuery;

/** Everything that the site shows in one language, in its order. */
export interface SiteContent {
  language: Language;
  /** Without trailing slash. */
  siteUrl: string;
  info: NonNullable<Data['info']>;
  pages: Data['pages']['nodes'];
  services: Data['services']['nodes'];
  projects: Data['projects']['nodes'];
  skills: Data['skills']['nodes'];
  values: Data['values']['nodes'];
  plans: Data['plans']['nodes'];
  cases: Data['cases']['nodes'];
  /** The words of a namespace of the interface. */
  wordsOf: <Name extends FlatNamespace>(namespace: Name) => TFunction<Name>;
}

export type PageFacts = SiteContent['pages'][number];
export type PlanFacts = SiteContent['plans'][number];
export type CaseFacts = SiteContent['cases'][number];

/** What the files that go with the pages are made from. */
export interface BuiltSite {
  siteUrl: string;
  pages: readonly { path: string; pageContext: PageContext }[];
  /** One entry per language, in the order of the languages. */
  contents: readonly SiteContent[];
  notFoundHeading: string;
  /** File behind the words of the share images. */
  shareBackground: string;
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

/** Reads the pages and the content in every language after the build. Throws if a query fails. */
export const readSite = async (graphql: BuildArgs['graphql']): Promise<BuiltSite> => {
  const read = async <Result>(query: string, variables = {}): Promise<Result> => {
    const { data, errors } = await graphql<Result>(query, variables);
    if (!data) throw new Error(`The built site could not be read: ${JSON.stringify(errors)}`);
    return data;
  };
  const { site, sitePages, notFound, siteInfo } = await read<Queries.BuiltSiteQuery>(siteQuery);
  const siteUrl = site?.siteMetadata?.siteUrl ?? '';

  const readLanguage = async (language: Language): Promise<SiteContent> => {
    const { info, locales, ...lists } = await read<Data>(contentQuery, { language });
    if (!info) throw new Error(`The site has no record in the language "${language}".`);
    const words = locales.nodes.map(({ ns, data }) => [ns, JSON.parse(data)]);
    return {
      language,
      siteUrl,
      info,
      pages: lists.pages.nodes,
      services: lists.services.nodes,
      projects: lists.projects.nodes,
      skills: lists.skills.nodes,
      values: lists.values.nodes,
      plans: lists.plans.nodes,
      cases: lists.cases.nodes,
      wordsOf: createWords(language, Object.fromEntries(words)),
    };
  };

  return {
    siteUrl,
    pages: sitePages.nodes.map(({ path, pageContext }) => ({
      path,
      // `createPages` gives every page such a context.
      pageContext: pageContext as unknown as PageContext,
    })),
    contents: await Promise.all(languages.map(readLanguage)),
    notFoundHeading: notFound?.heading ?? '',
    shareBackground: siteInfo?.shareBackground.absolutePath ?? '',
  };
};

/** Finds a page of the content. Throws if there is none. */
export const pageOf = ({ pages, language }: SiteContent, key: string): PageFacts => {
  const page = pages.find((candidate) => candidate.key === key);
  if (!page) throw new Error(`There is no page "${key}" in the language "${language}".`);
  return page;
};

/** The case whose page has an identity of the route table; undefined for other pages. */
export const caseOf = ({ cases }: SiteContent, page: string): CaseFacts | undefined =>
  cases.find(({ key }) => casePage(key) === page);

/** The services by their anchors, in the order of the services page. */
export const serviceGroups = ({ services }: SiteContent): SiteContent['services'][number][][] => {
  const anchors = [...new Set(services.map(({ anchor }) => anchor))];
  return anchors.map((anchor) => services.filter((service) => service.anchor === anchor));
};
