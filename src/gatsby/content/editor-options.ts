import { z } from 'zod';
import { prettier } from '../../../package.json';
import {
  readBackend,
  type Backend,
  type EditorOptions,
  type Rule,
} from '../../../plugins/gatsby-plugin-content-editor';
import { outboxSwitch } from '../email-settings';
import { loadContent, recordsOf } from './loading/load-content';
import { contentFolder } from './loading/read-file';
import { folderKinds, singleKinds } from './kinds';
import { languageNames } from './language-names';
import { fileEndings } from './schemas/files';

export const repositorySetting = 'ADMIN_REPOSITORY';

/** Each page has a template, so an editor can neither add nor remove one. */
const fixedKinds = ['pages'];

const multiline = [
  'biography',
  'description',
  'details',
  'imageAlt',
  'lead',
  'message',
  'portraitAlt',
  'quote',
  'summary',
  'teaser',
  'text',
];

/** The repository to which the editor saves; undefined if not set. Throws if the setting is not the address of a repository. */
export const editorBackend = (env: NodeJS.ProcessEnv): Backend | undefined =>
  readBackend(env[repositorySetting], repositorySetting);

/** Whether a build has an editor: with a repository, and in builds for this machine, whose editor works on local files. */
export const hasEditor = (env: NodeJS.ProcessEnv): boolean =>
  editorBackend(env) !== undefined || Boolean(env[outboxSwitch]);

/** The JSON Schema of a kind, with the messages of its patterns and the extensions of the files that it names. */
export const ruleOf = (schema: z.ZodType): Rule =>
  // `Rule` is a subset of JSON Schema; `expected` and `endings` are added here.
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern || !(zodSchema instanceof z.ZodType)) return;
      jsonSchema.endings = fileEndings.get(zodSchema)?.endings;
      jsonSchema.expected = zodSchema.safeParse(' ').error?.issues[0]?.message;
    },
  }) as Rule;

const readBrand = (): string | undefined =>
  recordsOf(loadContent(process.cwd()).files, 'site')[0]?.record.brand;

/** Options of gatsby-plugin-content-editor. Throws if the repository is not the address of one. */
export const editorOptions = (env: NodeJS.ProcessEnv): EditorOptions => ({
  enabled: hasEditor(env),
  backend: editorBackend(env),
  title: () => `${readBrand() ?? ''}: content editor`,
  languages: languageNames,
  multiline,
  mediaFolder: `${contentFolder}/media`,
  formatting: { singleQuote: prettier.singleQuote, printWidth: prettier.printWidth },
  collections: [
    ...Object.entries(folderKinds).map(([name, { file, schema }]) => ({
      kind: 'records' as const,
      name,
      folder: `${contentFolder}/${name}`,
      rule: ruleOf(schema),
      // `cases/<name>/case.json` is `{{slug}}/case` in the folder of its kind.
      ...(file.split('/').length > 2 && {
        path: file.replace(`${name}/<name>`, '{{slug}}').replace('.json', ''),
      }),
      fixed: fixedKinds.includes(name),
    })),
    {
      kind: 'stories',
      name: 'stories',
      label: 'Stories of cases',
      folder: `${contentFolder}/cases`,
    },
    {
      kind: 'files',
      name: 'single',
      label: 'Site',
      files: Object.entries(singleKinds).map(([name, { schema }]) => ({
        name,
        file: `${contentFolder}/${name}.json`,
        rule: ruleOf(schema),
      })),
    },
    { kind: 'words', name: 'words', label: 'Interface words', folder: `${contentFolder}/locales` },
  ],
});
