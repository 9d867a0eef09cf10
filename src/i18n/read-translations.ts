import type { CustomTypeOptions } from 'i18next';

type Resources = CustomTypeOptions['resources'];

/** The translations of a namespace. */
export type Translations<Namespace extends keyof Resources> = Resources[Namespace];

/**
 * Returns the translations of a namespace for the head of a page, which is rendered outside of
 * i18next's provider.
 * @throws If the query does not ask for the namespace.
 */
export const readTranslations = <Namespace extends keyof Resources>(
  { edges }: Queries.TranslationsFragment,
  namespace: Namespace,
): Translations<Namespace> => {
  const found = edges.find(({ node }) => node.ns === namespace);
  if (!found) throw new Error(`The query of this page asks for no translations of "${namespace}".`);
  // The content check makes sure that every language has the keys of the English file.
  return JSON.parse(found.node.data) as Translations<Namespace>;
};
