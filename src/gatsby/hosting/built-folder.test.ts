/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { builtFiles } from './built-files';
import { compressFiles } from './compress';
import { flattenPages, unflattenPages } from './flat-pages';
import { removeOldFiles } from './remove-old-files';

const words = 'Surfing Digital Frontiers. '.repeat(100);
const [now, before] = ['0123456789abcdef0123', 'fedcba9876543210fedc'];

let folder: string;

const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), words);
  }
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-folder-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('removeLeftovers', () => {
  it('removes what is not for visitors, and scripts of former builds with what was made of them', () => {
    const kept = ['en/index.html', 'favicon.ico', `app-${now}.js`, `app-${now}.js.br`];
    write(
      ...kept,
      'webpack.stats.json',
      'chunk-map.json',
      '_gatsby/slices/a.html',
      '~partytown/b.js',
    );
    write(`app-${before}.js`, `app-${before}.js.br`, `app-${before}.js.LICENSE.txt`);
    write('gone/index.html.gz');
    removeOldFiles(folder, new Set([`app-${now}.js`]), true);
    expect(builtFiles(folder)).toEqual(kept.sort());

    removeOldFiles(folder, new Set([`app-${now}.js`]), false);
    expect(builtFiles(folder)).toEqual(kept.filter((file) => !file.endsWith('.br')));
  });
});

describe('compressFiles', () => {
  it('writes compressed copies of texts, which hold the same', async () => {
    write('en/index.html', 'film.mp4', 'admin/admin.js');
    await compressFiles(folder);
    expect(builtFiles(folder)).toEqual([
      'admin/admin.js',
      'en/index.html',
      'en/index.html.br',
      'en/index.html.gz',
      'film.mp4',
    ]);
    const compressedCopy = (ending: string) => readFileSync(join(folder, `en/index.html${ending}`));
    expect(brotliDecompressSync(compressedCopy('.br')).toString()).toBe(words);
    expect(gunzipSync(compressedCopy('.gz')).toString()).toBe(words);
  });

  it('rewrites stale compressed copies, and leaves the others alone', async () => {
    write('a.js', 'b.js', 'b.js.br', 'b.js.gz');
    await compressFiles(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'b.js.br'))).toString()).toBe(words);

    for (const ending of ['.br', '.gz']) {
      const compressedCopy = join(folder, `a.js${ending}`);
      const changed = statSync(compressedCopy).mtimeMs;
      await compressFiles(folder);
      expect(statSync(compressedCopy).mtimeMs).toBe(changed);

      writeFileSync(compressedCopy, gzipSync('of another build'));
      await compressFiles(folder);
      const unpack = ending === '.br' ? brotliDecompressSync : gunzipSync;
      expect(unpack(readFileSync(compressedCopy)).toString()).toBe(words);
    }
  });
});

it('compressFiles leaves no compressed copy beside a file that became too small for one', async () => {
  write('en/cases.md');
  await compressFiles(folder);
  expect(builtFiles(folder)).toHaveLength(3);
  writeFileSync(join(folder, 'en/cases.md'), 'short');
  await compressFiles(folder);
  expect(builtFiles(folder)).toEqual(['en/cases.md']);
});

describe('flattenPages', () => {
  it('gives every page a file of its own name', () => {
    write(
      'index.html',
      'en/index.html',
      'en/about/index.html',
      'admin/index.html',
      'admin/admin.js',
    );
    flattenPages(folder);
    expect(builtFiles(folder)).toEqual([
      'admin.html',
      'admin/admin.js',
      'en.html',
      'en/about.html',
      'index.html',
    ]);
  });

  it('is undone before the next build, which may write only the pages that have changed', () => {
    const pages = ['404.html', 'en/about/index.html', 'en/index.html', 'index.html', 'seal.html'];
    write(...pages);
    flattenPages(folder);
    unflattenPages(folder);
    expect(builtFiles(folder)).toEqual(pages);

    flattenPages(folder);
    write('en/about/index.html');
    unflattenPages(folder);
    expect(builtFiles(folder)).toEqual(pages);
  });

  it('is not undone where there was no build', () => {
    expect(() => unflattenPages(join(folder, 'none'))).not.toThrow();
  });
});
