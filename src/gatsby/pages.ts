import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { reportContent } from './content-check';
import {
  defaultLanguage,
  isLanguage,
  languages,
  notFoundLanguage,
  type Language,
} from '../i18n/languages';
import {
  casePage,
  casesPage,
  createRouteTable,
  notFoundPage,
  rootPage,
  rootPath,
  type Route,
} from '../i18n/route-table';

/** What every template gets as `pageContext`; its query can use each field as a variable. */
export interface PageContext {
  /** Identity in the route table. */
  page: string;
  /** File name of the record the page is made from. */
  key: string;
  /** Which page of the navigation is marked as the current one. */
  menu: string;
  language: Language;
  /** The page itself in every language; empty where it has no translations. */
  alternates: Route[];
}

interface Routes {
  pages: { nodes: { key: string; language: string; path: string }[] };
  cases: { nodes: { key: string; language: string; path: string }[] };
}

const query = `
  {
    pages: allPage { nodes { key language path } }
    cases: allCase { nodes { key language path } }
  }
`;

const template = (name: string) => resolve('src/templates', `${name}.tsx`);

/** The context with which gatsby-plugin-react-i18next takes a page as it is, and makes no translations of its own. */
const withI18n = (context: PageContext, path: string) => ({
  ...context,
  i18n: {
    language: context.language,
    languages,
    defaultLanguage,
    generateDefaultLanguagePage: true,
    routed: true,
    originalPath: path,
    path,
  },
});

/** Makes one page per row of the route table, the site's root and the 404 page. */
export const createPages = async ({
  actions,
  graphql,
  reporter,
}: CreatePagesArgs): Promise<void> => {
  const developing = process.env.gatsby_executing_command === 'develop';
  if (developing) await reportContent(reporter);

  const { data, errors } = await graphql<Routes>(query);
  if (!data || errors) {
    reporter.panicOnBuild('The routes could not be read from the content.', errors as Error[]);
    return;
  }

  const create = (path: string, name: string, context: PageContext, matchPath?: string) =>
    actions.createPage({
      path,
      matchPath,
      component: template(name),
      context: withI18n(context, path),
    });

  const rows = [
    ...data.pages.nodes.map((node) => ({
      ...node,
      page: node.key,
      menu: node.key,
      template: node.key,
    })),
    ...data.cases.nodes.map((node) => ({
      ...node,
      page: casePage(node.key),
      menu: casesPage,
      template: 'case',
    })),
  ].flatMap((row) => (isLanguage(row.language) ? [{ ...row, language: row.language }] : []));
  const table = createRouteTable(
    rows.map(({ page, language, path }) => ({ page, language, path })),
  );

  for (const { page, key, menu, language, path, template: name } of rows) {
    create(path, name, { page, key, menu, language, alternates: table.alternatesOf(page) });
  }

  const alone = (page: string, language: Language): PageContext => ({
    page,
    key: page,
    menu: page,
    language,
    alternates: [],
  });
  // The pattern spares the browser the search for the data of a page that is not there. Not in the develop server, whose browser
  // learns the patterns only when it starts: there a page that was added later would be taken for one that is not there.
  const pattern = developing ? undefined : '/*';
  create('/404.html', 'not-found', alone(notFoundPage, notFoundLanguage), pattern);
  create(rootPath, 'root', alone(rootPage, defaultLanguage));
};
