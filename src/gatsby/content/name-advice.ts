import { kinds } from './kinds';
import { quote } from './quote';

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

const fromRoot = new RegExp(
  `^/?content/(?:${Object.values(kinds)
    .flatMap(({ file }) => file.match(/.*\//) ?? [])
    .join('|')
    .replaceAll('<name>', '[^/]+')})?`,
);

/**
 * Tells how a file should have been named.
 *
 * @param found What stands there, such as `vela.png` or `../media/vela.png`.
 * @param endings How the name of the file may end.
 * @returns The rest of a sentence.
 */
export const nameAdvice = (found: string, endings: readonly string[]): string | undefined => {
  const path = found
    .trim()
    .replaceAll('\\', '/')
    // Seen from the root of the project, where editors copy paths from.
    .replace(fromRoot, '');
  const name = path.split('/').at(-1) ?? '';
  if (!name) return undefined;
  if (!endings.includes(endingOf(name)))
    return `save the file so that its name ends in ${endings.map((ending) => `.${ending}`).join(' or ')}`;
  const isElsewhere = /(^|\/)\.\.\/|^[a-z]+:/i.test(path);
  if (isElsewhere)
    return `a file stands in the folder of the record that names it: put it there, and write ${quote(`./${name}`)}`;
  return `write ${quote(`./${path.replace(/^[./]+/, '')}`)}`;
};
