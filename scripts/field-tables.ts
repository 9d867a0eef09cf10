import { z } from 'zod';
import {
  fieldsOf,
  isTranslated,
  objectShape,
  unwrap,
  type Field,
} from '../plugins/gatsby-source-content/fields/walk';
import { contentTypes, type ContentType } from '../plugins/gatsby-source-content/content-types';
import { fileEndings } from '../plugins/gatsby-source-content/fields/files';
import { referenceOf } from '../plugins/gatsby-source-content/fields/references';
import { pictureRules } from '../plugins/gatsby-source-content/fields/pictures';

const begin = '<!-- fields: written by `npm run schemas` -->';
const end = '<!-- end of fields -->';

const code = (value: unknown): string => `\`${String(value)}\``;

/** What to write into a field, in words. */
const valueOf = (given: z.core.$ZodType): string => {
  const { schema } = unwrap(given);
  const shape = objectShape(schema);
  if (pictureRules.has(schema)) return 'name of a picture';
  if (fileEndings.has(schema)) return 'name of a file';
  const target = referenceOf(schema);
  if (target) return `name from \`${target.folder}/\``;
  if (schema instanceof z.ZodArray) return `list of ${plural(valueOf(schema.element))}`;
  if (shape && isTranslated(shape)) return `${valueOf(shape.en ?? schema)} in every language`;
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.map(code).join(', ')}`;
  if (schema instanceof z.ZodBoolean) return '`true` or `false`';
  if (schema instanceof z.ZodNumber) return schema.format ? 'whole number' : 'number';
  if (schema instanceof z.ZodURL) return 'address';
  return shape ? 'group' : 'text';
};

const plural = (words: string): string => words.replace(/^(text|group|number|name)\b/, '$1s');

const row = ({ path, schema, description, optional, initial }: Field): string[] => [
  code(path.join('.')),
  description,
  [
    valueOf(schema),
    optional || Array.isArray(initial) ? '(may be left out)' : '',
    typeof initial === 'string' ? `(${code(initial)} if it is left out)` : '',
  ]
    .filter(Boolean)
    .join(' '),
];

/** An aligned table, as Prettier formats it. */
const table = (rows: readonly string[][]): string => {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head, ' '),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((cells) => line(cells, ' ')),
  ].join('\n');
};

const section = ({ path, schema }: ContentType): string =>
  [
    `### \`content/${path}\``,
    z.globalRegistry.get(schema)?.description ?? '',
    table([['Field', 'What it is', 'What to write'], ...fieldsOf(schema).map(row)]),
  ].join('\n\n');

/**
 * Returns the editors' guide with current field tables.
 * @throws If one of the two marker lines is missing.
 */
export const withFieldTables = (guide: string): string => {
  const from = guide.indexOf(begin);
  const to = guide.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The guide lacks the lines ${begin} and ${end}.`);
  const tables = contentTypes.map(section).join('\n\n');
  return `${guide.slice(0, from + begin.length)}\n\n${tables}\n\n${guide.slice(to)}`;
};
