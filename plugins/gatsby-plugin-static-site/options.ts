import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { HeaderRule } from './headers/header-rules';
import type { DisplayFontOptions } from './share-image/display-font';

export interface StaticSiteOptions {
  /** Origins to which the pages may send messages. */
  connectTo: readonly string[];
  /** Whether the site is served by https. */
  secure: boolean;
  /** Trusted Types policies of the site's own code. */
  trustedTypes: readonly string[];
  /** Hashes, such as `sha256-…`, of style elements that scripts add. */
  styleHashes: readonly string[];
  /** Headers of other plugins' files; they win over those of the site. */
  headers: readonly HeaderRule[];
  /** SVG of the mark on the share images, from the root of the project. */
  logo: string;
  /** The face of the headings on the share images. */
  displayFont: DisplayFontOptions;
  /** As in the theme-color of the pages, for the web manifests. */
  themeColor: string;
}

export type Options = PluginOptions & StaticSiteOptions;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<StaticSiteOptions>({
    connectTo: Joi.array().items(Joi.string()).required(),
    secure: Joi.boolean().required(),
    trustedTypes: Joi.array().items(Joi.string()).required(),
    styleHashes: Joi.array().items(Joi.string()).required(),
    headers: Joi.array()
      .items(Joi.object({ path: Joi.string(), headers: Joi.object() }))
      .required(),
    logo: Joi.string().required(),
    displayFont: Joi.object({
      files: Joi.array().items(Joi.string()),
      axes: Joi.object(),
    }).required(),
    themeColor: Joi.string().required(),
  });
