import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { buildSources, changedSources, readDigests, type Digests } from './build-sources';

/** Below `.cache`, so that it is kept and removed together with what it describes. */
const note = '.cache/build-sources.json';

/** In milliseconds: an editor may write a file in several steps. */
const waitForWrites = 300;

let digests: Digests = {};

const readNote = (root: string): Digests | undefined => {
  try {
    return JSON.parse(readFileSync(join(root, note), 'utf8'));
  } catch {
    // It is not there, or a build that was ended has cut it off.
    return undefined;
  }
};

/** Names the first of several files. */
const listed = ([first = 'a build of unknown age', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

/**
 * Drops the cache if the build's own code differs from the one that filled it. Gatsby compares the version of each plugin, package.json
 * and the text of gatsby-node.ts, which only names the files that do the work.
 */
export const dropStaleCache = ({ store, reporter }: ParentSpanPluginArgs): void => {
  const { program, status } = store.getState();
  digests = readDigests(program.directory, process.env);
  const before = readNote(program.directory);
  const changes = before ? changedSources(before, digests) : [];
  if (!status.PLUGINS_HASH || (before && changes.length === 0)) return;

  reporter.info(
    `Gatsby's cache is dropped, because ${before ? `the build has changed since: ${listed(changes)}` : 'it does not say which state of the build filled it'}.`,
  );
  rmSync(join(program.directory, '.cache/webpack'), { recursive: true, force: true });
  // Gatsby has no function for this; without a hash it deletes the files and the data of the cache as at a changed plugin.
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
};

/** Notes which state of the build fills the cache, after Gatsby has made it. */
export const recordBuildSources = ({ store }: ParentSpanPluginArgs): void => {
  const path = join(store.getState().program.directory, note);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, JSON.stringify(digests));
};

/** Reports in the develop server's terminal that a change of the build needs a restart. Returns a function that ends it. */
export const watchBuildSources = ({ store, reporter }: ParentSpanPluginArgs): (() => void) => {
  const root: string = store.getState().program.directory;
  let timer: NodeJS.Timeout | undefined;
  let reported = '';
  const report = () => {
    const changes = changedSources(digests, readDigests(root, process.env));
    if (changes.length > 0 && changes.join() !== reported)
      reporter.warn(
        `The build has changed: ${listed(changes)}. Restart npm run develop; until then, pages and queries show the result of the old build code.`,
      );
    reported = changes.join();
  };
  const watchers = buildSources.map((source) =>
    watch(join(root, source), { recursive: true, persistent: false }, () => {
      clearTimeout(timer);
      timer = setTimeout(report, waitForWrites);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
