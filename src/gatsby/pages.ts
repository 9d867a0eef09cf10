import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { reportContent } from './content/checks/report-content';
import { nextRevision } from './develop/requeue-missed-changes';
import { readRouteRows } from './route-rows';
import { defaultLanguage, languages, notFoundLanguage, type Language } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { createRouteTable, notFoundPage, rootPage, rootPath } from '../i18n/route-table';

const template = (name: string) => resolve('src/templates', `${name}.tsx`);

/** The context with which gatsby-plugin-react-i18next leaves a page as it is, and creates no translations of it. */
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

/** Creates one page per row of the route table, the site's root and the 404 page. */
export const createPages = async ({
  actions,
  graphql,
  reporter,
}: CreatePagesArgs): Promise<void> => {
  const developing = process.env.gatsby_executing_command === 'develop';
  if (developing) await reportContent(reporter);

  const revision = nextRevision();
  const rows = await readRouteRows(graphql, process.cwd());
  if ('errors' in rows) {
    reporter.panicOnBuild('The routes could not be read from the content.', rows.errors);
    return;
  }

  const create = (path: string, name: string, context: PageContext, matchPath?: string) =>
    actions.createPage({
      path,
      matchPath,
      component: template(name),
      context: withI18n(revision ? { ...context, revision } : context, path),
    });

  const table = createRouteTable(
    rows.map(({ page, language, path }) => ({ page, language, path })),
  );

  for (const { page, key, language, path, template: name } of rows) {
    create(path, name, { page, key, language, alternates: table.alternatesOf(page) });
  }

  const untranslatedContext = (page: string, language: Language): PageContext => ({
    page,
    key: page,
    language,
    alternates: [],
  });
  // The pattern saves a browser the search for the data of a missing page. The browser of the develop server reads the patterns only
  // when it starts, and would take a page that is added later for a missing one.
  const pattern = developing ? undefined : '/*';
  create('/404.html', 'not-found', untranslatedContext(notFoundPage, notFoundLanguage), pattern);
  create(rootPath, 'root', untranslatedContext(rootPage, defaultLanguage));
};
