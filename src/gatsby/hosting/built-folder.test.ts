/** @jest-environment node */
import { statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { folderForEachTest } from '../../testing/test-folder';
import { builtFiles } from './built-files';
import { compressFiles } from './compress';
import { flattenPages, unflattenPages } from './flat-pages';
import { removeOldFiles } from './remove-old-files';

const words = 'Surfing Digital Frontiers. '.repeat(100);
const [now, before] = ['0123456789abcdef0123', 'fedcba9876543210fedc'];

const folder = folderForEachTest();

const write = (...files: string[]) => {
  for (const file of files) folder.write(file, words);
};

describe('what is left of former builds', () => {
  it('removes what is not for visitors, and scripts of former builds with what was made of them', () => {
    const kept = ['en/index.html', 'favicon.ico', `app-${now}.js`, `app-${now}.js.br`];
    write(...kept);
    write('webpack.stats.json', 'chunk-map.json', '_gatsby/slices/a.html', '~partytown/b.js');
    write(`app-${before}.js`, `app-${before}.js.br`, `app-${before}.js.LICENSE.txt`);
    write('gone/index.html.gz');
    removeOldFiles(folder.root, new Set([`app-${now}.js`]), true);
    expect(builtFiles(folder.root)).toEqual(kept.sort());

    removeOldFiles(folder.root, new Set([`app-${now}.js`]), false);
    expect(builtFiles(folder.root)).toEqual(kept.filter((file) => !file.endsWith('.br')));
  });
});

describe('the compressed copies of a build', () => {
  it('are written of texts, and hold the same', async () => {
    write('en/index.html', 'film.mp4', 'admin/admin.js');
    await compressFiles(folder.root);
    expect(builtFiles(folder.root)).toEqual([
      'admin/admin.js',
      'en/index.html',
      'en/index.html.br',
      'en/index.html.gz',
      'film.mp4',
    ]);
    expect(brotliDecompressSync(folder.read('en/index.html.br')).toString()).toBe(words);
    expect(gunzipSync(folder.read('en/index.html.gz')).toString()).toBe(words);
  });

  it('are written again where they are stale, and the others left alone', async () => {
    write('a.js');
    await compressFiles(folder.root);
    for (const ending of ['.br', '.gz']) {
      const compressedCopy = `a.js${ending}`;
      const changed = statSync(folder.path(compressedCopy)).mtimeMs;
      await compressFiles(folder.root);
      expect(statSync(folder.path(compressedCopy)).mtimeMs).toBe(changed);

      folder.write(compressedCopy, gzipSync('of another build'));
      await compressFiles(folder.root);
      const unpack = ending === '.br' ? brotliDecompressSync : gunzipSync;
      expect(unpack(folder.read(compressedCopy)).toString()).toBe(words);
    }
  });

  it('are removed beside a file that became too small for one', async () => {
    write('en/cases.md');
    await compressFiles(folder.root);
    expect(builtFiles(folder.root)).toHaveLength(3);
    folder.write('en/cases.md', 'short');
    await compressFiles(folder.root);
    expect(builtFiles(folder.root)).toEqual(['en/cases.md']);
  });
});

describe('the flat layout of pages, for hosts that need it,', () => {
  it('gives every page a file of its own name', () => {
    write('index.html', 'en/index.html', 'en/about/index.html');
    write('admin/index.html', 'admin/admin.js');
    flattenPages(folder.root);
    expect(builtFiles(folder.root)).toEqual([
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
    flattenPages(folder.root);
    unflattenPages(folder.root);
    expect(builtFiles(folder.root)).toEqual(pages);

    flattenPages(folder.root);
    write('en/about/index.html');
    unflattenPages(folder.root);
    expect(builtFiles(folder.root)).toEqual(pages);
  });

  it('is not undone where there was no build', () => {
    expect(() => unflattenPages(folder.path('none'))).not.toThrow();
  });
});
