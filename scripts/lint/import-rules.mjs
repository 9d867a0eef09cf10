import { createNodeResolver, importX } from 'eslint-plugin-import-x';

/** Which folder may import from which, read top down; everything that is not listed is allowed. */
const layers = [
  {
    target: 'src/templates',
    from: ['src/gatsby'],
    message:
      'A template gets data from its page query and types from src/i18n; the build is not part of a page.',
  },
  {
    target: 'src/sections',
    from: ['src/templates', 'src/gatsby'],
    message:
      'A section gets its data as props from a template. What both need belongs in the section or in src/i18n.',
  },
  {
    target: 'src/forms',
    from: ['src/templates', 'src/sections', 'src/gatsby'],
    message:
      'A form uses components and src/i18n only. What belongs to one section is in the folder of the section.',
  },
  {
    target: 'src/components',
    from: ['src/templates', 'src/sections', 'src/forms', 'src/gatsby'],
    message:
      'A component knows no section and no form: pass it as a prop from the template, or move the file up.',
  },
  {
    target: 'src/i18n',
    from: ['src/!(i18n|testing)', 'src/!(i18n|testing)/**'],
    message: 'Everything imports from src/i18n, so it imports nothing of the site itself.',
  },
  {
    target: 'src/native-controls/**/!(*.test).ts',
    from: ['src/!(native-controls)', 'src/!(native-controls)/**'],
    message: 'The script of the page runs without React: it reads the HTML and imports nothing.',
  },
  {
    target: 'src/gatsby',
    from: ['src/templates', 'src/sections', 'src/components', 'src/forms', 'src/native-controls'],
    message:
      'The build imports no part of a page. Data of a section belongs in its schema or resolver.',
  },
  {
    target: 'plugins',
    from: ['src', 'scripts', 'e2e'],
    message:
      'A plugin knows nothing of the site: it gets what it needs as options in src/gatsby/plugins.ts.',
  },
  {
    target: ['src', 'scripts', 'e2e', 'gatsby-*.ts*'],
    from: ['plugins/*/src/**'],
    message: 'Import a plugin through its public entry, plugins/<name>.',
  },
  {
    target: ['src/styles', 'src/artwork', 'src/*.ts'],
    from: ['src/!(styles|artwork)/**'],
    message:
      'Everything may import styles and drawings, so they import nothing of the site itself.',
  },
  {
    target: 'src',
    from: ['scripts', 'e2e'],
    message: 'The site does not depend on its tools. Move what both need into src.',
  },
  {
    target: 'scripts',
    from: ['e2e'],
    message: 'What scripts and browser tests share is in src/testing.',
  },
];

/** What only tests may import. */
const fixtures = {
  target: '{src,plugins}/!(testing)/**/!(*.test|*.server.test).{ts,tsx}',
  from: ['src/testing/**', 'plugins/*/testing.ts'],
  message: 'Fixtures are for tests.',
};

export const importZones = [...layers, fixtures];

/** Configuration of ESLint that reports a breach of these rules. */
export const importRules = {
  files: ['**/*.{ts,tsx}'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.css'] })],
  },
  rules: { 'import-x/no-restricted-paths': ['error', { zones: importZones }] },
};
