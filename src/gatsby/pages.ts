import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { reportContent } from './content/checks/report-content';
import { nextRevision } from './develop/requeue-missed-changes';
import { readRouteRows } from './route-rows';
import { defaultLanguage, languages, notFoundLanguage, type Language } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { createRouteTable, notFoundPage, rootPage, rootPath } from '../i18n/route-table';

/** Creates one page per row of the route table, the site's root and the 404 page. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const developing = process.env.gatsby_executing_command === 'develop';
  if (developing) await reportContent(reporter);

  const revision = nextRevision();
  const rows = await readRouteRows(graphql, process.cwd());
  if ('errors' in rows) {
    reporter.panicOnBuild('The routes could not be read from the content.', rows.errors);
    return;
  }

  const create = (path: string, template: string, context: PageContext, matchPath?: string) =>
    actions.createPage({
      path,
      matchPath,
      component: resolve('src/templates', `${template}.tsx`),
      context: {
        ...context,
        ...(revision && { revision }),
        // With this, gatsby-plugin-react-i18next leaves the page as it is, and creates no translations of it.
        i18n: {
          language: context.language,
          languages,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: true,
          originalPath: path,
          path,
        },
      },
    });

  const table = createRouteTable(
    rows.map(({ page, language, path }) => ({ page, language, path })),
  );

  for (const { page, key, language, path, template } of rows) {
    create(path, template, { page, key, language, alternates: table.alternatesOf(page) });
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
