import { rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import { builtFiles } from './built-files';

export const compressedEnding = /\.(?:br|gz)$/;

const text = /\.(?:html|js|css|json|svg|xml|txt|md|ico|webmanifest)$/;

/** In bytes; a smaller response fits into one packet anyway. */
const smallest = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const encodings = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: promisify(brotliDecompress),
  },
  {
    ending: '.gz',
    compress: (content: Buffer) => deflate(content, { level: constants.Z_BEST_COMPRESSION }),
    decompress: promisify(gunzip),
  },
];

/** Most pages are unchanged since the last build, and decompressing copies is a hundred times as fast as making them. */
const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  for (const { ending, compress, decompress } of encodings) {
    // There may be no copy, or half of one after an interrupted build.
    const held = await readFile(file + ending)
      .then(decompress)
      .catch(() => undefined);
    if (!held?.equals(content)) await writeFile(file + ending, await compress(content));
  }
};

/** Writes compressed copies of texts, for servers that send files as they are. The editor, which visitors never load, has none. */
export const compressFiles = async (folder: string): Promise<void> => {
  const texts = builtFiles(folder)
    .filter((file) => text.test(file) && !`/${file}`.startsWith(`${adminPath}/`))
    .map((file) => join(folder, file));
  const files = texts.filter((file) => statSync(file).size >= smallest);
  // The copies of a file that was larger before would still be served.
  for (const file of texts.filter((path) => !files.includes(path))) {
    for (const { ending } of encodings) rmSync(file + ending, { force: true });
  }
  const work = Array.from({ length: availableParallelism() }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
  });
  await Promise.all(work);
};
