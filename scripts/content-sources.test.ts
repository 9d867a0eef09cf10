/** @jest-environment node */
import { resolve } from 'node:path';
import config from '../gatsby-config';

interface FileSource {
  resolve: string;
  options: { ignore?: (string | ((path: string) => boolean))[] };
}

const isFileSource = (plugin: unknown): plugin is FileSource =>
  Object(plugin).resolve === 'gatsby-source-filesystem';

const sources = (config.plugins ?? []).filter(isFileSource);

/** Whether every source of files leaves a file out. */
const isIgnored = (path: string): boolean =>
  sources.every(({ options: { ignore = [] } }) =>
    ignore.some((rule) => typeof rule === 'function' && rule(resolve(path))),
  );

it.each([
  ['content/plans/._pro.json', true],
  ['content/.notes/list.json', true],
  ['content/locales/nl/._common.json', true],
  ['content/plans/pro.json', false],
  ['content/locales/nl/common.json', false],
])('leaves out %s: %s', (path, ignored) => {
  expect(isIgnored(path)).toBe(ignored);
});
