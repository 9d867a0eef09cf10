import type { BuiltPage } from './built-site';

/** An entity of a graph, parsed from JSON. */
export interface Entity {
  '@type': string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

interface Script {
  '@context': string;
  '@graph': Entity[];
}

/** The texts of the scripts with structured data. */
export const scriptsOf = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent ?? '',
  );

/** The structured data of a page. @throws If its script is not JSON. */
export const graphOf = (page: BuiltPage): Script => JSON.parse(scriptsOf(page)[0] ?? 'null');

const isOf = (entity: Entity, type: string): boolean => [entity['@type']].flat().includes(type);

/** The entities of a schema.org type at the top of a page's graph. */
export const entitiesOf = (page: BuiltPage, type: string): Entity[] =>
  graphOf(page)['@graph'].filter((entity) => isOf(entity, type));

/** The one entity of a type. @throws If there is none, or more than one. */
export const entityOf = <Shape extends object>(page: BuiltPage, type: string): Entity & Shape => {
  const [entity, ...others] = entitiesOf(page, type);
  if (!entity || others.length > 0) {
    throw new Error(`${page.path} has not exactly one ${type} in its structured data.`);
  }
  // The caller names the properties that it reads; a missing one fails its comparison.
  return entity as Entity & Shape;
};
