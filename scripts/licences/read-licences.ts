import { existsSync, readFileSync } from 'node:fs';

/** A package that stands in the lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  /** As SPDX writes it; `unknown` where the package says nothing that can be read. */
  licence: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** What these packages say in their folders only, as a text or not as SPDX writes it. */
const told: Record<string, string> = { linkfs: 'Unlicense', 'valid-url': 'MIT' };

/** Old packages have a list of licences, which npm does not take into the lock file. */
const firstOfList = (folder: string): string | undefined =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).licenses?.[0]?.type;

/**
 * Lists the packages that a build uses; those for development, and those for other systems than this one, are left out.
 *
 * @param lockFile Text of `package-lock.json`.
 * @returns One row for each name and version, in the order of the alphabet.
 */
export const readLicences = (lockFile: string): LockedPackage[] => {
  const entries: [string, LockEntry][] = Object.entries(JSON.parse(lockFile).packages);
  const rows = entries
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder, { version = '', license }]): [string, LockedPackage] => {
      const name = folder.replace(/^.*node_modules\//, '');
      const licence = license ?? firstOfList(folder) ?? told[name] ?? 'unknown';
      return [`${name}@${version}`, { name, version, licence }];
    });
  return [...new Map(rows).values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
};
