import { resolve } from 'node:path';
import { z } from 'zod';
import { nodeTypes } from '../fields/walk';
import type { Language } from '../languages';
import { validFolder } from '../valid-folder';
import type { Resolver } from './define';

interface EntryNode {
  key: string;
  language: Language;
}

/** The node field for the Markdown file beside an entry that is a folder. */
export const markdownBody = z
  .unknown()
  .register(nodeTypes, { type: 'MarkdownRemark' })
  .optional()
  .describe('The Markdown file of this language; its html is what the page shows.');

/**
 * Finds the Markdown file of an entry in the language of its node, such as
 * `content/cases/<name>/en.md`.
 */
export const markdownBodyOf = (folder: string): Resolver<EntryNode> => ({
  resolve: ({ key, language }, _args, { nodeModel }) => {
    const fileAbsolutePath = { eq: resolve(validFolder, folder, key, `${language}.md`) };
    return nodeModel.findOne({ type: 'MarkdownRemark', query: { filter: { fileAbsolutePath } } });
  },
});
