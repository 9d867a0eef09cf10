import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { HeaderRule } from './headers/header-rules';

export interface StaticSiteOptions {
  /** Address of the site; undefined until its owner has set it. */
  siteUrl?: string;
  /** Origins to which the pages may send messages. */
  connectTo: readonly string[];
  /** Whether the site is served by https. */
  secure: boolean;
  /** Headers of other plugins' files; they win over those of the site. */
  headers: readonly HeaderRule[];
  /** SVG of the mark on the share images, from the root of the project. */
  logo: string;
  /** As in the theme-color of the pages, for the web manifests. */
  themeColor: string;
}

export type Options = PluginOptions & StaticSiteOptions;

const example = 'https://www.example.com';

/** Refuses a malformed address, with the name of its setting. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<StaticSiteOptions>({
    siteUrl: Joi.string()
      .trim()
      .uri({ scheme: ['http', 'https'] })
      .empty('')
      .messages({
        'string.uri': `GATSBY_SITE_URL must be an address such as ${example}`,
        'string.uriCustomScheme': `GATSBY_SITE_URL is "{{#value}}"; it must be an address such as ${example}`,
      }),
    connectTo: Joi.array().items(Joi.string()).required(),
    secure: Joi.boolean().required(),
    headers: Joi.array()
      .items(Joi.object({ path: Joi.string(), headers: Joi.object() }))
      .required(),
    logo: Joi.string().required(),
    themeColor: Joi.string().required(),
  });
