import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { defaultLanguage, languages } from '../i18n/languages';
import { editorOptions } from './content/editor-options';
import { guides } from './content/loading/read-file';
import { withoutFallbacks } from './without-fallbacks';

const content = resolve('content');
const locales = resolve('content/locales');

/** The plugins, in the order in which Gatsby runs them. `env` is the environment after the `.env` file was read. */
export const plugins = (env: NodeJS.ProcessEnv): GatsbyConfig['plugins'] => [
  {
    resolve: 'gatsby-source-filesystem',
    options: {
      name: 'content',
      path: content,
      ignore: [`${locales}/**`, ...guides.map((guide) => `${content}/${guide}`)],
    },
  },
  { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: locales } },
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
    options: { postcssOptions: { plugins: ['@tailwindcss/postcss', withoutFallbacks] } },
  },
  { resolve: 'gatsby-plugin-content-editor', options: { ...editorOptions(env) } },
  'gatsby-plugin-lazy-hydration',
];
