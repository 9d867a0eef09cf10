import { watch } from 'node:fs';
import { join } from 'node:path';

/**
 * What Gatsby reads only when it starts. Gatsby itself reloads what a plugin has in the browser.
 */
const isBuildFile = (file: string): boolean =>
  /^(gatsby-(config|node)\.ts|package\.json|\.env\..+|plugins\/.+\.[jt]sx?)$/.test(file) &&
  !/\.test\.tsx?$|\/gatsby-browser\.tsx?$/.test(file);

/** Milliseconds to wait, because an editor may save a file in several steps. */
const pause = 300;

/**
 * Calls back once per change of a file that the develop server reads only when it starts. Returns a
 * function that stops watching.
 */
export const watchBuildFiles = (root: string, onChange: (file: string) => void): (() => void) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const changed = (name: string | null, folder = '') => {
    const file = join(folder, name ?? '').replaceAll('\\', '/');
    if (!isBuildFile(file)) return;
    clearTimeout(timers.get(file));
    timers.set(
      file,
      setTimeout(() => onChange(file), pause),
    );
  };
  const watchers = [
    watch(root, { persistent: false }, (_event, name) => changed(name)),
    watch(join(root, 'plugins'), { persistent: false, recursive: true }, (_event, name) =>
      changed(name, 'plugins'),
    ),
  ];
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
