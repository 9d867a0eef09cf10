import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { adminPath } from './page';

const assets = resolve('node_modules/@sveltia/cms/npm/assets');

/** Libraries for maps, code and drawings, which no field of this editor needs. */
const unused = ['@shikijs/*', 'leaflet', 'leaflet/*', 'terra-draw', 'terra-draw-*', 'svgo/*'];

const foreignFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

/** Sveltia CMS includes its fonts, but one of its styles loads them from another host. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(foreignFont, (_address, font, style) => {
        const file = readdirSync(assets).find((name) => name.startsWith(`${font}-${style}`));
        if (!file) throw new Error(`Sveltia CMS does not bring the font ${font} along.`);
        return `${adminPath}/assets/${file}`;
      }),
      loader: 'js',
    })),
};

/** Writes the editor's script into a folder, with its fonts, workers and translations. */
export const bundleEditor = async (folder: string): Promise<void> => {
  await build({
    entryPoints: { admin: resolve('plugins/gatsby-plugin-content-editor/src/admin.ts') },
    outdir: folder,
    // Chunks of Sveltia CMS look for fonts and workers in `assets`, beside the script or one folder
    // above their own.
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    external: unused,
    plugins: [ownFonts],
    logLevel: 'error',
  });
  cpSync(assets, join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
};
