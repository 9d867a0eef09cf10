import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';

const foldersIn = (parent) =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `${parent}/${entry.name}` : [],
  );

const contentPlugin = 'plugins/gatsby-source-content';

/** A zone for each of the folders, which may not import from the others. */
const independent = (folders, message) =>
  folders.map((target) => ({ target, from: folders.filter((one) => one !== target), message }));

/** Which folder may import from which, read top down; everything that is not listed is allowed. */
const layers = [
  {
    target: 'src/layouts',
    from: ['src/templates', 'src/sections'],
    message:
      'The layout stays while pages change, so it knows none of them. What a page shows is in its template.',
  },
  {
    target: 'src/sections',
    from: ['src/layouts', 'src/templates'],
    message:
      'A section gets its data as props from a template. What both need belongs in the section or in src/site.',
  },
  {
    target: 'src/forms',
    from: ['src/layouts', 'src/templates', 'src/sections'],
    message:
      'A form uses components, src/site and src/i18n only. What belongs to one section is in the folder of the section.',
  },
  {
    target: 'src/components',
    from: ['src/layouts', 'src/templates', 'src/sections', 'src/forms'],
    message:
      'A component knows no section and no form: pass it as a prop from the template, or move the file up.',
  },
  {
    target: 'src/site',
    from: ['src/!(site|i18n|testing)', 'src/!(site|i18n|testing)/**'],
    message:
      'Sections, forms and components import from src/site, so it imports none of them. What needs more belongs in src/components.',
  },
  {
    target: 'src/i18n',
    from: ['src/!(i18n|testing)', 'src/!(i18n|testing)/**'],
    message:
      'Everything imports from src/i18n, so it imports nothing of the site itself. What needs more belongs in src/site.',
  },
  {
    target: 'plugins',
    from: ['src', 'scripts', 'e2e'],
    message:
      'A plugin imports nothing of the site: it gets what it needs as options in gatsby-config.ts.',
  },
  {
    target: 'src/!(testing)/**',
    from: ['plugins/*/!(index).{ts,tsx}', 'plugins/*/*/**'],
    message: 'The site imports a plugin through its entry only, plugins/<name>.',
  },
  ...independent(
    foldersIn('plugins').filter((folder) => folder !== contentPlugin),
    'A plugin knows no other plugin but gatsby-source-content: it gets what it needs as options.',
  ),
  {
    target: 'plugins/!(gatsby-source-content)/**',
    from: contentPlugin,
    except: ['./index.ts'],
    message:
      'A plugin imports the entry of gatsby-source-content only, for its languages and paths.',
  },
  {
    target: contentPlugin,
    from: ['plugins/!(gatsby-source-content)/**'],
    message: 'The content knows nothing of the plugins that use it.',
  },
  ...independent(
    foldersIn('src/sections'),
    'A section knows no other section. What two need is in src/components.',
  ),
  ...independent(
    ['src/forms/contact', 'src/forms/newsletter'],
    'A form knows no other form. What two need is in src/forms itself.',
  ),
  {
    target: 'src/{layouts,templates,sections,components,forms,site}/**',
    from: ['content'],
    message: 'A page gets content from a query, in its language. Query it in the template.',
  },
  {
    target: ['src/styles', 'src/artwork'],
    from: ['src/!(styles|artwork)/**'],
    message:
      'Everything may import styles and drawings, so they import nothing of the site itself.',
  },
  {
    target: 'src/!(build)/**',
    from: ['src/build'],
    message: 'Only Node runs src/build. What the browser needs too belongs in src/site.',
  },
  {
    target: '{src,plugins/*/src}/**/!(*.test).{ts,tsx}',
    from: ['gatsby-*.ts*'],
    message: 'Only Gatsby uses this file. Move what both need into src.',
  },
  {
    target: 'gatsby-*.ts*',
    from: ['scripts/!(outbox)/**', 'e2e/**'],
    message:
      'The build does not depend on its tools but for the outbox. Move what both need into src.',
  },
  {
    target: 'src',
    from: ['scripts', 'e2e'],
    message: 'The site does not depend on its tools. Move what both need into src.',
  },
  {
    target: 'scripts',
    from: ['e2e'],
    message: 'Scripts do not depend on browser tests.',
  },
];

/** What only tests may import. */
const testZones = [
  {
    target: ['{src,plugins}/!(testing)/**/!(*.test).{ts,tsx}', 'gatsby-*.ts*'],
    from: ['src/testing/**', 'plugins/*/testing.ts'],
    message:
      'Fixtures are for tests. What the site needs too belongs in src/site, or in the folder that uses it.',
  },
  {
    target: ['src', 'plugins', 'scripts', 'e2e'],
    from: ['**/*.{test,spec,check}.{ts,tsx}'],
    message: 'A test is not imported. What several tests need is in a file of fixtures.',
  },
];

/** Configuration of ESLint that reports a breach of these rules. */
export const importRules = {
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [
      createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'] }),
    ],
  },
  rules: {
    'import-x/no-restricted-paths': ['error', { zones: [...layers, ...testZones] }],
    'import-x/no-cycle': 'error',
  },
};
