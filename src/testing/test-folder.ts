import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder in the system's temporary one; its functions take paths in it. */
interface TestFolder {
  root: string;
  path: (file: string) => string;
  read: (file: string) => Buffer;
  /** Writes a file, in a new folder where there is none. */
  write: (file: string, text: string | Uint8Array) => void;
}

const testFolder = (): TestFolder & { make: () => void; remove: () => void } => {
  const folder = {
    root: '',
    path: (file: string) => join(folder.root, file),
    read: (file: string) => readFileSync(folder.path(file)),
    write: (file: string, text: string | Uint8Array) => {
      mkdirSync(dirname(folder.path(file)), { recursive: true });
      writeFileSync(folder.path(file), text);
    },
    make: () => {
      folder.root = mkdtempSync(join(tmpdir(), 'test-'));
    },
    remove: () => rmSync(folder.root, { recursive: true }),
  };
  return folder;
};

/** Returns a folder that all tests of a file share. */
export const folderForAllTests = (): TestFolder => {
  const folder = testFolder();
  beforeAll(folder.make);
  afterAll(folder.remove);
  return folder;
};

/** Returns a folder that is a new, empty one in each test of a file. */
export const folderForEachTest = (): TestFolder => {
  const folder = testFolder();
  beforeEach(folder.make);
  afterEach(folder.remove);
  return folder;
};
