import { existsSync, readFileSync } from 'node:fs';

interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression, or `unknown`. */
  licence: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** Packages that name their licence only in their folder, as a text or not as SPDX. */
const knownLicences: Record<string, string> = { linkfs: 'Unlicense', 'valid-url': 'MIT' };

/** Old packages have a list of licences, which npm does not copy into the lock file. */
const firstOfList = (folder: string): string | undefined =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).licenses?.[0]?.type;

/**
 * Lists the packages that a build uses, without development packages and those for other systems.
 * @param lockFile Text of `package-lock.json`.
 * @returns One row per name and version, sorted by name.
 */
export const readLicences = (lockFile: string): LockedPackage[] => {
  const entries: [string, LockEntry][] = Object.entries(JSON.parse(lockFile).packages);
  const rows = entries
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder, { version = '', license }]): [string, LockedPackage] => {
      const name = folder.replace(/^.*node_modules\//, '');
      const licence = license ?? firstOfList(folder) ?? knownLicences[name] ?? 'unknown';
      return [`${name}@${version}`, { name, version, licence }];
    });
  return [...new Map(rows).values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
};
