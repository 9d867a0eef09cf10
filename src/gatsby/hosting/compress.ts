import { existsSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import { builtFiles } from './built-files';

export const compressedEnding = /\.(?:br|gz)$/;

const text = /\.(?:html|js|css|json|svg|xml|txt|md|ico|webmanifest)$/;

/** In bytes; a smaller answer fits into one packet anyway. */
const smallest = 1024;

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** Most pages are unchanged since the last build, and decompressing copies is a hundred times as fast as making them. */
const isUpToDate = async (file: string, content: Buffer): Promise<boolean> => {
  if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) return false;
  // An interrupted build may have written only one of the two.
  const held = await Promise.all([
    readFile(`${file}.br`).then(decompress),
    readFile(`${file}.gz`).then(inflate),
  ]).catch(() => []);
  return held.length > 0 && held.every((text) => content.equals(text));
};

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (await isUpToDate(file, content)) return;
  const [small, compatible] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
};

/** Writes compressed copies of texts, for servers that send files as they are. The editor, which visitors never load, has none. */
export const compressFiles = async (folder: string): Promise<void> => {
  const texts = builtFiles(folder)
    .filter((file) => text.test(file) && !`/${file}`.startsWith(`${adminPath}/`))
    .map((file) => join(folder, file));
  const files = texts.filter((file) => statSync(file).size >= smallest);
  // The copies of a file that was larger before would still be served.
  for (const file of texts.filter((path) => !files.includes(path))) {
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  }
  const work = Array.from({ length: availableParallelism() }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
  });
  await Promise.all(work);
};
