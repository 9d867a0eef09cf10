import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Where Gatsby has the script tags that it puts into every page, from the project's folder. */
const scriptsSlice = 'public/_gatsby/slices/_gatsby-scripts-1.html';

const chunkMap =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="[^]*?<\/script>/;

/**
 * Takes the map of all chunks out of the script tags, 2 KB of every page. Gatsby 5.16 writes it as a string, in which its loader looks for
 * properties and finds none; it needs an object.
 * @throws Error if the tags are not as in the version of Gatsby that this was written for.
 */
export const withoutChunkMap = (tags: string): string => {
  if (!chunkMap.test(tags))
    throw new Error(
      `${scriptsSlice} has no chunk map as Gatsby 5.16 writes it. If this version of Gatsby writes none, or one that its loader can use, ` +
        'remove plugins/gatsby-plugin-islands/src/scripts-slice.ts.',
    );
  return tags
    .replace(chunkMap, '<script>window.___chunkMapping={}</script>')
    .replace(/>\s+</g, '><')
    .trim();
};

/** Writes the script tags without the chunk map, once Gatsby has written them; it writes none after an error. */
export const shortenScriptsSlice: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('shorten-scripts-slice', (stats) => {
      if (stats.hasErrors()) return;
      writeFileSync(scriptsSlice, withoutChunkMap(readFileSync(scriptsSlice, 'utf8')));
    }),
};
