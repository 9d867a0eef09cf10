/** @jest-environment node */
import { statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { folderForEachTest } from '../../testing/test-folder';
import { builtFiles } from './built-files';
import { compressFiles } from './compress';
import { flattenPages, unflattenPages } from './flat-pages';
import {
  missingPages,
  removeOldFiles,
  removeStaleFiles,
  removeStalePages,
} from './remove-old-files';

const words = 'Surfing Digital Frontiers. '.repeat(100);

const folder = folderForEachTest();

const write = (...files: string[]) => {
  for (const file of files) folder.write(file, words);
};

const built = () => builtFiles(folder.root);

describe('what is left of former builds', () => {
  it('is removed if it is a script with what was made of it, or not for visitors', () => {
    const [now, before] = ['0123456789abcdef0123', 'fedcba9876543210fedc'];
    const kept = [`app-${now}.js`, `app-${now}.js.br`, 'en/index.html', 'favicon.ico'];
    write(...kept);
    write('webpack.stats.json', 'chunk-map.json', '_gatsby/slices/a.html', '~partytown/b.js');
    write(`app-${before}.js`, `app-${before}.js.br`, `app-${before}.js.LICENSE.txt`);
    write('gone/index.html.gz');
    removeOldFiles(folder.root, new Set([`app-${now}.js`]), true);
    expect(built()).toEqual(kept);

    removeOldFiles(folder.root, new Set([`app-${now}.js`]), false);
    expect(built()).toEqual(kept.filter((file) => !file.endsWith('.br')));
  });

  it('is removed if it is of pages with another address, and nothing else', () => {
    const kept = [
      '404.html',
      'admin/index.html',
      'en.md',
      'en/about.md',
      'en/about/index.html',
      'en/index.html',
      'index.html',
      'page-data/app-data.json',
      'page-data/en/about/page-data.json',
      'page-data/en/page-data.json',
      'page-data/sq/d/1.json',
      'static/en/picture.jpg',
    ];
    write(...kept);
    // The last one is how a page was named for a host.
    write('en/who.md', 'en/who/index.html', 'page-data/en/who/page-data.json', 'en/about.html');
    removeStalePages(['/', '/404.html', '/en', '/en/about'], folder.root);
    expect(built()).toEqual(kept);
  });

  it('is removed if it was made from content files that are gone, and nothing else', () => {
    const [current, gone] = ['0a'.repeat(16), 'f9'.repeat(16)];
    const kept = [
      `static/${current}/81ef2/harbour.jpg`,
      `static/${current}/harbour.mp4`,
      'static/logo-3f41066684.svg',
    ];
    write(...kept, `static/${gone}/81ef2/vela.jpg`, `static/${gone}/vela.mp4`);
    removeStaleFiles(new Set([current]), folder.root);
    expect(built()).toEqual(kept);
  });
});

it('finds pages without a file', () => {
  write('404.html', 'index.html', 'en/index.html', 'nl.html');
  expect(missingPages(['/', '/404.html', '/en', '/nl'], folder.root)).toEqual(['/nl']);
});

describe('the compressed copies of a build', () => {
  it('are written of texts, and removed beside one that became too small', async () => {
    write('admin/admin.js', 'en.md.br', 'en.md.gz', 'en/index.html', 'film.mp4');
    folder.write('en.md', 'short');
    await compressFiles(folder.root);
    expect(built()).toEqual([
      'admin/admin.js',
      'en.md',
      'en/index.html',
      'en/index.html.br',
      'en/index.html.gz',
      'film.mp4',
    ]);
  });

  it.each([
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ])('are written again if %s is stale, and left alone otherwise', async (ending, unpack) => {
    const copy = `a.js${ending}`;
    write('a.js');
    await compressFiles(folder.root);
    const { mtimeMs } = statSync(folder.path(copy));
    await compressFiles(folder.root);
    expect(statSync(folder.path(copy)).mtimeMs).toBe(mtimeMs);

    folder.write(copy, gzipSync('of another build'));
    await compressFiles(folder.root);
    expect(unpack(folder.read(copy)).toString()).toBe(words);
  });
});

describe('the flat layout of pages, for hosts that need it,', () => {
  it('gives every page a file of its own name until the next build, which may write only the changed ones', () => {
    const pages = [
      '404.html',
      'admin/admin.js',
      'admin/index.html',
      'en/about/index.html',
      'en/index.html',
      'index.html',
      'seal.html',
    ];
    write(...pages);
    flattenPages(folder.root);
    const flat = ['404.html', 'admin.html', 'admin/admin.js', 'en.html', 'en/about.html'];
    expect(built()).toEqual([...flat, 'index.html', 'seal.html']);
    unflattenPages(folder.root);
    expect(built()).toEqual(pages);

    flattenPages(folder.root);
    write('en/about/index.html');
    unflattenPages(folder.root);
    expect(built()).toEqual(pages);
  });

  it('is not undone where there was no build', () => {
    expect(() => unflattenPages(folder.path('none'))).not.toThrow();
  });
});
