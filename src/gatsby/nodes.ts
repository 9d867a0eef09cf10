import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { defaultLanguage, isLanguage } from '../i18n/languages';
import { identify } from './content/kinds';
import { caseSchema, caseTranslationSchema } from './content/schemas/case';

type AddNode = (type: string, id: string, fields: object) => void;

/** A child node of the one at hand, so that Gatsby removes it together with its file. */
const childCreator =
  ({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): AddNode =>
  (type, id, fields) => {
    const child = {
      ...fields,
      id: createNodeId(`${type} ${id}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(child);
    // createParentChildLink only reads the child's id; its type asks for fields that createNode fills in later.
    actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  };

const addRecord = (path: string, node: Node, add: AddNode): void => {
  const found = identify(path);
  // The content check reports whatever is skipped here, with file and line.
  if (!found || !found.kind.schema.safeParse(contentOf(node)).success) return;
  const { key, kind } = found;
  for (const language of kind.languages) {
    add(kind.type, `${key} ${language}`, {
      ...kind.toNode(contentOf(node), language),
      key,
      language,
    });
  }
};

/** Gatsby puts the fields of a JSON file beside its own ones. */
const contentOf = ({ id, parent, children, internal, ...content }: Node): object => content;

const addCase = (key: string, language: string, node: Node, add: AddNode): void => {
  if (!isLanguage(language)) return;
  const isMain = language === defaultLanguage;
  const schema = isMain ? caseSchema : caseTranslationSchema;
  const frontMatter = schema.safeParse(node.frontmatter);
  if (!frontMatter.success) return;

  const { results, document, ...words } = frontMatter.data;
  add('Case', `${key} ${language}`, {
    ...words,
    results: results.map(({ label }) => ({ label })),
    document: document && { title: document.title, note: document.note },
    key,
    language,
  });

  if (isMain) {
    const facts = caseSchema.parse(node.frontmatter);
    add('CaseFacts', key, {
      key,
      order: facts.order,
      icons: facts.icons,
      image: facts.image,
      imageNarrow: facts.imageNarrow,
      documentUrl: facts.document?.url,
      results: facts.results.map(({ value, unit }) => ({ value, unit })),
    });
  }
};

/** Turns every valid content file into one node per language. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { node, getNode } = args;
  if (node.internal.type !== 'ContentFile' && node.internal.type !== 'MarkdownRemark') return;

  const file = node.parent ? getNode(node.parent) : undefined;
  const path = String(file?.relativePath ?? '');
  const add = childCreator(args);

  if (node.internal.type === 'ContentFile') return addRecord(path, node, add);
  const [, key, language] = /^cases\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  if (key && language) addCase(key, language, node, add);
};
