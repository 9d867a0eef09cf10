import { resolve } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import type { GatsbyConfig } from 'gatsby';
import { editorHeaders } from './plugins/gatsby-plugin-content-editor';
import { jsonSchemas } from './plugins/gatsby-source-content/json-schemas';
import { languageNames } from './plugins/gatsby-source-content/language-names';
import { validFolder } from './plugins/gatsby-source-content/valid-folder';
import { emailOrigin } from './src/site/email-origin';
import { defaultLanguage, languages } from './plugins/gatsby-source-content';
import { contentOptions } from './src/build/content-options';
import { outboxSwitch, prepareSettings, siteUrl } from './src/build/settings';
import { themeColor } from './src/styles/theme-color';

const { env } = process;

prepareSettings(env, env.gatsby_executing_command);

// Builds for this machine have an editor too, which works on local files.
const hasEditor = Boolean(env.ADMIN_REPOSITORY || env[outboxSwitch]);

// Gatsby reads the valid files of content/, which gatsby-source-content copies.
const content = resolve(validFolder);
const locales = resolve(validFolder, 'locales');

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(env) },
  trailingSlash: 'never',
  graphqlTypegen: { generateOnBuild: true },
  jsxRuntime: 'automatic',
  developMiddleware: (app) => {
    // The forms of the develop server send without an account; /__outbox shows the messages. A
    // build does not need it.
    const outbox = import('./scripts/outbox/outbox').then(({ createOutbox }) =>
      createOutbox(resolve('.outbox')),
    );
    app.use((request: Request, response: Response, next: NextFunction) => {
      outbox.then((handle) => handle(request, response, next)).catch(next);
    });
  },
  // Without one, Gatsby would install its own on Netlify, whose headers would replace ours.
  adapter: { name: 'none', adapt: () => undefined },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: content, ignore: [`${locales}/**`] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: locales } },
    { resolve: 'gatsby-source-content', options: { ...contentOptions } },
    { resolve: 'gatsby-transformer-json', options: { typeName: 'ContentFile' } },
    'gatsby-transformer-remark',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['jpg', 'avif'],
          placeholder: 'dominantColor',
          breakpoints: [440, 742, 1280],
          quality: 72,
          // At this quality AVIF looks like the others at theirs, in two thirds of the bytes.
          avifOptions: { quality: 50 },
        },
      },
    },
    'gatsby-transformer-sharp',
    {
      // Before gatsby-plugin-react-i18next: the wrapper of a later plugin is outside, so the layout
      // has translations.
      resolve: 'gatsby-plugin-layout',
      // An alias of gatsby-node.ts: the plugin would write a path of this machine into the scripts.
      options: { component: 'site-layout' },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...languages],
        defaultLanguage,
        generateDefaultLanguagePage: true,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          // React escapes what it renders; escaping twice would show entities to visitors.
          interpolation: { escapeValue: false },
        },
      },
    },
    {
      resolve: 'gatsby-plugin-postcss',
      options: { postcssOptions: { plugins: ['@tailwindcss/postcss'] } },
    },
    {
      resolve: 'gatsby-plugin-content-editor',
      options: {
        enabled: hasEditor,
        repository: env.ADMIN_REPOSITORY,
        folder: 'content',
        languages: languageNames,
        types: jsonSchemas(),
        // Each page has a template, and a case or legal page without its texts would stop the
        // build.
        fixed: ['pages', 'cases', 'legal'],
        titles: ['name', 'label', 'title', 'question'],
        texts: [
          { label: 'Stories', path: 'cases/<name>/<language>.md' },
          { label: 'Legal texts', path: 'legal/<name>/<language>.md' },
          { label: 'Interface', path: 'locales/<language>/<name>.json' },
        ],
        multiline: [
          'biography',
          'description',
          'details',
          'imageAlt',
          'homeLead',
          'lead',
          'message',
          'portraitAlt',
          'quote',
          'summary',
          'teaser',
          'text',
        ],
      },
    },
    'gatsby-plugin-lazy-hydration',
    'gatsby-plugin-develop-guard',
    {
      // The last, because it reads and lists what the others have written.
      resolve: 'gatsby-plugin-static-site',
      options: {
        connectTo: [emailOrigin(env.GATSBY_EMAILJS_ORIGIN)].filter(Boolean),
        secure: !env[outboxSwitch],
        // Of `src/components/ui/prose.tsx`, which shows the HTML of Markdown.
        trustedTypes: ['prose'],
        // The style element that sonner 1.7.4 adds, empty at first and then filled; it has no
        // option for a nonce or a stylesheet.
        styleHashes: [
          'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
          'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc=',
        ],
        headers: hasEditor ? editorHeaders(env.ADMIN_REPOSITORY) : [],
        logo: 'src/artwork/logo-mark.svg',
        displayFont: {
          files: ['latin', 'latin-ext'].map(
            (part) =>
              `node_modules/@fontsource-variable/anybody/files/anybody-${part}-wdth-normal.woff2`,
          ),
          // As in src/styles/theme.css.
          axes: {
            narrow: { wdth: 72, wght: 600 },
            body: { wdth: 92, wght: 560 },
            wide: { wdth: 132, wght: 500 },
            'wide-medium': { wdth: 118, wght: 500 },
            'wide-long': { wdth: 98, wght: 500 },
          },
        },
        themeColor,
      },
    },
  ],
};

export default config;
