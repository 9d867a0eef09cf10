import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import { casePage } from '../i18n/route-table';
import { contentFolder } from './content/loading/read-file';

// prettier-ignore
const query = /* GraphQL */ `
  query RouteRows {
    pages: allPage { nodes { key language path } }
    cases: allCase { nodes { key language path } }
  }
`;

/** Every page of the content in each language, with its identity in the route table and the file of its address below `content/`. */
const toRows = ({ pages, cases }: Queries.RouteRowsQuery) => [
  ...pages.nodes.map((node) => {
    const { key } = node;
    return { ...node, page: key, template: key, file: `pages/${key}.json` };
  }),
  ...cases.nodes.map((node) => {
    const { key } = node;
    return { ...node, page: casePage(key), template: 'case', file: `cases/${key}/case.json` };
  }),
];

type RouteRow = ReturnType<typeof toRows>[number];

/** A new case is a copy with the addresses of another one, until its editor changes them; the content check reports it. */
const isFirstAtItsPath = ({ path }: RouteRow, index: number, rows: RouteRow[]): boolean =>
  rows.findIndex((row) => row.path === path) === index;

/** In milliseconds. */
const waiting = { between: 50, atMost: 2000 };

let rowsBefore: RouteRow[] = [];

/**
 * Reads the rows of the route table from the content; returns the errors if the query fails. In the develop server a file that was just
 * saved may have no nodes for a moment; these are awaited, so that its pages are not removed while somebody looks at them.
 */
export const readRouteRows = async (
  graphql: CreatePagesArgs['graphql'],
  root: string,
): Promise<RouteRow[] | { errors: Error[] }> => {
  for (let waited = 0; ; waited += waiting.between) {
    const { data, errors } = await graphql<Queries.RouteRowsQuery>(query);
    // Gatsby passes GraphQL's errors on without a type.
    if (!data || errors) return { errors: errors as Error[] };

    const rows = toRows(data).filter(isFirstAtItsPath);
    const isThere = ({ file, language }: RouteRow): boolean =>
      rows.some((row) => row.file === file && row.language === language) ||
      !existsSync(join(root, contentFolder, file));
    if (waited >= waiting.atMost || rowsBefore.every(isThere)) {
      rowsBefore = rows;
      return rows;
    }
    await pause(waiting.between);
  }
};
