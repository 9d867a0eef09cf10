import type { PluginOptions } from 'gatsby';

/** What the checks need to know of the site; paths start at the root of the project. */
export interface ContentOptions {
  /** Folder with a template for each file of `content/pages/`, of the same name. */
  templates: string;
  /** Folder of the code that shows the texts of `content/locales/`. */
  code: string;
  /** JSON file with texts whose apostrophes and quotation marks stay as they are. */
  fixedTexts: string;
  /**
   * Name of the files in `content/pages/` and `content/locales/` whose percentages are what paying
   * by the year saves.
   */
  pricing: string;
}

export type Options = PluginOptions & ContentOptions;
