import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files';
import { compressedTwin } from './compress';

/** What Gatsby's build writes for itself, or for features that the site does not use. */
const ofTheBuild = ['webpack.stats.json', 'chunk-map.json', '_gatsby', '~partytown'];

/** Scripts and styles of webpack, their licences, and what was made of them. */
const ofWebpack = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:$|\.)/;

/**
 * Takes out of a build what is not meant for visitors, and what former builds left in the folder.
 *
 * @param folder The build's folder.
 * @param current Names of the files that webpack wrote for this build.
 * @param twins Whether whoever serves the build has a use for compressed files.
 */
export const removeLeftovers = (
  folder: string,
  current: ReadonlySet<string>,
  twins: boolean,
): void => {
  const remove = (file: string) => rmSync(join(folder, file), { recursive: true, force: true });
  ofTheBuild.forEach(remove);
  builtFiles(folder)
    .filter((file) => ofWebpack.test(file) && !current.has(file.replace(compressedTwin, '')))
    .forEach(remove);

  const files = new Set(builtFiles(folder));
  [...files]
    .filter((file) => compressedTwin.test(file))
    .filter((file) => !twins || !files.has(file.replace(compressedTwin, '')))
    .forEach(remove);
};
