import CMS from '@sveltia/cms';
import type { EditorConfig } from '../config';
import { emptyKey } from '../editor-types';
import { configPath } from '../paths';
import { jsonText, markdownText } from './record-text';

const kindsOf = ({ collections }: EditorConfig) =>
  collections.flatMap(({ files, format, fields, extension }) => [
    ...(files ?? []).map((file) => ({
      format: file.format,
      fields: file.fields,
      extension: file.file.endsWith('.md') ? 'md' : 'json',
    })),
    ...(format && fields && extension ? [{ format, fields, extension }] : []),
  ]);

/** Sveltia CMS warns about options that it does not know. */
const ownOptions: readonly string[] = [emptyKey, 'formatting' satisfies keyof EditorConfig];

const withoutOwnOptions = (key: string, value: unknown): unknown =>
  ownOptions.includes(key) ? undefined : value;

const start = async (): Promise<void> => {
  const text = await (await fetch(configPath)).text();
  const config: EditorConfig = JSON.parse(text);
  for (const { format, fields, extension } of kindsOf(config)) {
    const { read, write } =
      extension === 'md' ? markdownText(config.formatting) : jsonText(fields, config.formatting);
    CMS.registerCustomFormat(format, extension, { fromFile: read, toFile: write });
  }
  await CMS.init({ config: JSON.parse(text, withoutOwnOptions) });
};

void start();
