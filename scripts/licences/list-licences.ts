import { readFileSync } from 'node:fs';
import { readLicences } from './read-licences';

const packages = readLicences(readFileSync('package-lock.json', 'utf8'));
for (const licence of [...new Set(packages.map((one) => one.licence))].sort()) {
  const names = packages
    .filter((one) => one.licence === licence)
    .map(({ name, version }) => `${name}@${version}`);
  console.log(`${licence} (${names.length})\n  ${names.join('\n  ')}`);
}
