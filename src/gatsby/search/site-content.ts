import { basename } from 'node:path';
import type { BuildArgs } from 'gatsby';
import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import { languages, type Language } from '../../i18n/languages';
import type { PageContext } from '../../i18n/page-context';
import { casePage, casesPage, composePath } from '../../i18n/route-table';
import { kinds, type Kind } from '../content/kinds';
import { loadContent, recordsOf, type ContentFile } from '../content/loading/load-content';

// prettier-ignore
const siteQuery = /* GraphQL */ `
  query BuiltSite {
    site { siteMetadata { siteUrl } }
    sitePages: allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
    notFound { heading }
    siteInfo {
      shareBackground { absolutePath }
      video { poster { publicURL } wide { mp4 { publicURL } } }
    }
  }
`;

/** A node without what only queries compute: links to other nodes, and the fields named here. */
type NodeFields<Node, Computed extends keyof Node = never> = Omit<
  Node,
  keyof Queries.Node | Computed
>;

interface LocalizedRecords {
  pages: NodeFields<Queries.Page>;
  services: NodeFields<Queries.Service>;
  projects: NodeFields<Queries.Project, 'image'>;
  skills: NodeFields<Queries.Skill>;
  values: NodeFields<Queries.Value>;
  plans: NodeFields<Queries.Plan>;
  cases: NodeFields<
    Queries.Case,
    'path' | 'body' | 'swell' | 'iconMasks' | 'image' | 'imageNarrow'
  >;
  site: NodeFields<Queries.SiteInfo, 'shareBackground' | 'founder' | 'video'> & {
    founder: Omit<Queries.Founder, 'portrait'>;
    video: Omit<Queries.Video, 'poster' | 'wide' | 'narrow'>;
  };
}

export type LocalizedPage = LocalizedRecords['pages'];
export type LocalizedPlan = LocalizedRecords['plans'];
export type LocalizedCase = LocalizedRecords['cases'] & { path: string; story: string };

/** Addresses that only Gatsby knows. */
export interface Addresses {
  /** Without trailing slash. */
  siteUrl: string;
  poster: string;
  video: string;
}

/** Everything that the site shows in one language, in its order. */
export interface SiteContent extends Addresses {
  language: Language;
  info: LocalizedRecords['site'];
  pages: LocalizedPage[];
  services: LocalizedRecords['services'][];
  projects: LocalizedRecords['projects'][];
  skills: LocalizedRecords['skills'][];
  values: LocalizedRecords['values'][];
  plans: LocalizedPlan[];
  cases: LocalizedCase[];
  /** The words of a namespace of the interface. */
  wordsOf: <Name extends FlatNamespace>(namespace: Name) => TFunction<Name>;
}

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

/** Makes the words of the interface readable outside a page. */
const createWords = (
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

/** Pages are in the order of the menu, those outside of it last; other records in their own order. */
const placeOf = (record: object): number =>
  Number(Object(record).header ?? Object(record).order ?? Infinity);

const localizedRecordsOf = <Name extends keyof LocalizedRecords>(
  files: readonly ContentFile[],
  name: Name,
  language: Language,
): LocalizedRecords[Name][] => {
  const kind: Kind = kinds[name];
  return recordsOf(files, name)
    .sort((one, other) => placeOf(one.record) - placeOf(other.record))
    .map(({ key, record }) => {
      const node = { ...kind.toNode(record, language), key, language };
      // The fields of a node follow from the kind's schema, which the type `object` does not show.
      return node as LocalizedRecords[Name];
    });
};

/** Reads the content in a language, as queries return it. Throws if the record of the site has errors. */
export const readContent = (language: Language, addresses: Addresses): SiteContent => {
  const { files } = loadContent(process.cwd());
  const [info] = localizedRecordsOf(files, 'site', language);
  if (!info) throw new Error('The record of the site has errors; npm run content lists them.');
  const pages = localizedRecordsOf(files, 'pages', language);
  const index = pages.find(({ key }) => key === casesPage);
  const namespaces = files
    .filter(({ path }) => path.startsWith(`locales/${language}/`))
    .map(({ path, value }) => [basename(path, '.json'), value]);
  return {
    ...addresses,
    language,
    info,
    pages,
    services: localizedRecordsOf(files, 'services', language),
    projects: localizedRecordsOf(files, 'projects', language),
    skills: localizedRecordsOf(files, 'skills', language),
    values: localizedRecordsOf(files, 'values', language),
    plans: localizedRecordsOf(files, 'plans', language),
    cases: localizedRecordsOf(files, 'cases', language).map((study) => ({
      ...study,
      path: composePath(language, index?.slug, study.slug),
      story: files.find(({ path }) => path === `cases/${study.key}/${language}.md`)?.story ?? '',
    })),
    wordsOf: createWords(language, Object.fromEntries(namespaces)),
  };
};

/** Reads the pages and the content in every language after the build. Throws if the query fails. */
export const readBuiltSite = async (graphql: BuildArgs['graphql']): Promise<BuiltSite> => {
  const { data, errors } = await graphql<Queries.BuiltSiteQuery>(siteQuery);
  if (!data) throw new Error(`The built site could not be read: ${JSON.stringify(errors)}`);
  const { site, sitePages, notFound, siteInfo } = data;
  const addresses = {
    siteUrl: site?.siteMetadata?.siteUrl ?? '',
    poster: siteInfo?.video.poster.publicURL ?? '',
    video: siteInfo?.video.wide.mp4.publicURL ?? '',
  };
  return {
    siteUrl: addresses.siteUrl,
    pages: sitePages.nodes.map(({ path, pageContext }) => ({
      path,
      // `createPages` gives every page such a context.
      pageContext: pageContext as unknown as PageContext,
    })),
    contents: languages.map((language) => readContent(language, addresses)),
    notFoundHeading: notFound?.heading ?? '',
    shareBackground: siteInfo?.shareBackground.absolutePath ?? '',
  };
};

/** Finds a page of the content. Throws if there is none. */
export const pageOf = ({ pages, language }: SiteContent, key: string): LocalizedPage => {
  const page = pages.find((candidate) => candidate.key === key);
  if (!page) throw new Error(`There is no page "${key}" in the language "${language}".`);
  return page;
};

/** The case whose page has an identity of the route table; undefined for other pages. */
export const caseOf = ({ cases }: SiteContent, page: string): LocalizedCase | undefined =>
  cases.find(({ key }) => casePage(key) === page);
