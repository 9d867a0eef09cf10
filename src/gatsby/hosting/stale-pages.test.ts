/** @jest-environment node */
import { folderForEachTest } from '../../testing/test-folder';
import { missingPages, removeStaleFiles, removeStalePages } from './remove-old-files';
import { builtFiles } from './built-files';

const folder = folderForEachTest();

const write = (...files: string[]) => {
  for (const file of files) folder.write(file, '');
};

it('removes what is left of pages with another address, and nothing else', () => {
  const kept = [
    '404.html',
    'admin/index.html',
    'en.md',
    'en/index.html',
    'en/about.md',
    'en/about/index.html',
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
  expect(builtFiles(folder.root)).toEqual(kept.sort());
});

it('finds pages without a file', () => {
  write('404.html', 'index.html', 'en/index.html', 'nl.html');
  expect(missingPages(['/', '/404.html', '/en', '/nl'], folder.root)).toEqual(['/nl']);
});

it('removes what was made from content files that are gone, and nothing else', () => {
  const [current, gone] = ['0a', 'f9'].map((digits) => digits.repeat(16));
  const kept = [
    `static/${current}/81ef2/harbour.jpg`,
    `static/${current}/harbour.mp4`,
    'static/logo-3f41066684.svg',
  ];
  write(...kept, `static/${gone}/81ef2/vela.jpg`, `static/${gone}/vela.mp4`);
  removeStaleFiles(new Set([String(current)]), folder.root);
  expect(builtFiles(folder.root)).toEqual(kept);
});
