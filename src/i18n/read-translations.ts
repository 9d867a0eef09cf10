import type { CustomTypeOptions } from 'i18next';

type Resources = CustomTypeOptions['resources'];

/** The messages of a namespace. */
export type Translations<Namespace extends keyof Resources> = Resources[Namespace];

/** The messages of a namespace, for what is rendered outside of i18next's provider. Throws if the query does not ask for the namespace. */
export const readTranslations = <Namespace extends keyof Resources>(
  { edges }: Queries.WordsFragment,
  namespace: Namespace,
): Translations<Namespace> => {
  const found = edges.find(({ node }) => node.ns === namespace);
  if (!found) throw new Error(`The query of this page asks for no messages of "${namespace}".`);
  // The content check makes sure that every language has the keys of the English file.
  return JSON.parse(found.node.data) as Translations<Namespace>;
};
