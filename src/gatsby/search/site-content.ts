import type { BuildArgs } from 'gatsby';
import { languages } from '../../i18n/languages';
import { createWords, type SiteContent } from './site-facts';
import type { PageContext } from '../../i18n/page-context';

const query = `
  {
    site { siteMetadata { siteUrl } }
    sitePages: allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
    locales: allLocale { nodes { ns language data } }
    notFound { heading }
    info: allSiteInfo {
      nodes {
        language brand wordmark email phone tagline placeholders
        languages { code name }
        social { label url }
        founder { name role quote biography }
        shareBackground { absolutePath }
        video { title published seconds poster { publicURL } wide { mp4 { publicURL } } }
      }
    }
    pages: allPage(sort: [{ header: ASC }, { key: ASC }]) {
      nodes { language key label title description heading lead path }
    }
    services: allService(sort: { order: ASC }) { nodes { language anchor title description details } }
    projects: allProject(sort: { order: ASC }) { nodes { language title category description link } }
    skills: allSkill(sort: { order: ASC }) { nodes { language name percent } }
    values: allValue(sort: { order: ASC }) { nodes { language title text } }
    plans: allPlan(sort: { order: ASC }) {
      nodes {
        language key line name description features popular bestValue
        price { monthly yearly monthlyLabel yearlyLabel }
      }
    }
    cases: allCase(sort: { order: ASC }) {
      nodes {
        language key path title pageTitle description heading summary teaser client solution duration resultsHeading
        results { value unit label }
        quote { text name role }
        document { title note url }
        body { rawMarkdownBody }
      }
    }
  }
`;

interface Nodes<Node> {
  nodes: (Node & { language: string })[];
}

type Lists = Pick<
  SiteContent,
  'pages' | 'services' | 'projects' | 'skills' | 'values' | 'plans' | 'cases'
>;

type Result = { [Name in keyof Lists]: Nodes<Lists[Name][number]> } & {
  site: { siteMetadata: { siteUrl: string } };
  sitePages: { nodes: { path: string; pageContext: PageContext }[] };
  locales: Nodes<{ ns: string; data: string }>;
  notFound: { heading: string };
  info: Nodes<SiteContent['info'] & { shareBackground: { absolutePath: string } }>;
};

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

const contentOf = (data: Result, language: SiteContent['language']): SiteContent => {
  const inLanguage = <Node>({ nodes }: Nodes<Node>) =>
    nodes.filter((node) => node.language === language);
  const [info] = inLanguage(data.info);
  if (!info) throw new Error(`The site has no record in the language "${language}".`);

  const words = inLanguage(data.locales).map(({ ns, data: text }): [string, object] => [
    ns,
    JSON.parse(text),
  ]);
  return {
    language,
    siteUrl: data.site.siteMetadata.siteUrl,
    info,
    pages: inLanguage(data.pages),
    services: inLanguage(data.services),
    projects: inLanguage(data.projects),
    skills: inLanguage(data.skills),
    values: inLanguage(data.values),
    plans: inLanguage(data.plans),
    cases: inLanguage(data.cases),
    wordsOf: createWords(language, Object.fromEntries(words)),
  };
};

/** Reads the pages and the content in every language after the build. Throws if the query fails. */
export const readSite = async (graphql: BuildArgs['graphql']): Promise<BuiltSite> => {
  const { data, errors } = await graphql<Result>(query);
  if (!data) throw new Error(`The built site could not be read: ${JSON.stringify(errors)}`);
  const [info] = data.info.nodes;
  return {
    siteUrl: data.site.siteMetadata.siteUrl,
    pages: data.sitePages.nodes,
    contents: languages.map((language) => contentOf(data, language)),
    notFoundHeading: data.notFound.heading,
    shareBackground: info?.shareBackground.absolutePath ?? '',
  };
};
