import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { templates, type Name } from './templates';

const usage = `npm run new -- ${Object.keys(templates).join('|')} name`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? word.replace(/y$/, 'ies')
    : `${word}${/(?:[sxz]|ch|sh)$/.test(word) ? 'es' : 's'}`;

const spell = (kebab: string): Name => {
  const parts = kebab.split('-');
  const pascal = parts.map(capital).join('');
  return {
    kebab,
    plural: pluralOf(kebab),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capital(parts.join(' ')),
  };
};

/** Whether JavaScript has the word for itself, as it has `class`: a recipe names a constant like that. It is compiled, and not run. */
const isReserved = (word: string): boolean => {
  try {
    new Script(`'use strict'; async () => { const ${word} = 0; }`);
    return false;
  } catch {
    return true;
  }
};

/** Whether queries have a type of that name already: Gatsby's own, or one of a part of another record. */
const isQueryType = (root: string, type: string): boolean =>
  new RegExp(`^(?:type|enum) ${type} =|^  ${type}: `, 'm').test(
    readFileSync(join(root, 'src/gatsby-types.d.ts'), 'utf8'),
  );

/** The name in a recipe: in code, where it has no hyphens, in types, and elsewhere with or without its ending. */
const placeholders =
  /(\bclients(?=: page)|(?<=\{)clients(?=\}))|Clients?|\bclient(?:(s?)\b|(?=[A-Z]))/g;

/** The steps of a recipe in docs/extending.md after the first, which is this command, with the name in place of `client`. */
const stepsAfter = (root: string, thing: string, name: Name): string => {
  const { kebab, plural, pascal, camel } = name;
  const guide = readFileSync(join(root, 'docs/extending.md'), 'utf8');
  const [, recipe = ''] = guide.split(new RegExp(`^## A ${thing}.*\n`, 'm'));
  const [steps = ''] = recipe.split(/^## /m);
  const several = thing === 'kind' ? plural : kebab;
  const page = `content/pages/${kebab}.json`;
  const note =
    thing === 'section' && !existsSync(join(root, page))
      ? `There is no ${page}. In step 2, query a page that is there; or remove src/sections/${kebab}, and run npm run new -- page ${kebab}.\n\n`
      : '';
  const rest = steps
    .slice(steps.indexOf('\n2. '))
    // In one pass, because the name may contain one of these words.
    .replaceAll(placeholders, (found, code?: string, ending?: string) => {
      if (code) return camel;
      // A section shows records of a kind that is called otherwise.
      if (thing === 'section' && !found.endsWith('s')) return found;
      if (found.startsWith('C')) return pascal;
      if (ending) return several;
      return ending === undefined ? camel : kebab;
    })
    .trim();
  return note + rest;
};

/** Writes the files of a page, a section or a kind of record below `root`; returns their paths and the steps that remain. Throws with a message for the caller if it cannot. */
export const createFiles = (
  root: string,
  [thing = '', kebab = '', ...others]: readonly string[],
): { paths: string[]; steps: string } => {
  const make = Object.entries(templates).find(([name]) => name === thing)?.[1];
  if (!make) throw new RangeError(`Write what to add, and its name: ${usage}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new RangeError(
      `"${kebab}" is not a name: begin with a letter, and use small letters, digits and single hyphens, such as happy-clients.`,
    );
  if (others.length > 0)
    throw new RangeError(
      `A name is one word: ${[kebab, ...others].join('-')}, perhaps? Nothing was written.`,
    );
  const name = spell(kebab);
  if (isReserved(name.camel))
    throw new RangeError(
      `"${kebab}" is a word of JavaScript, so no code can be called like that; take another one, such as happy-${kebab}.`,
    );
  const files = Object.entries(make(name));
  const paths = files.map(([path]) => path);
  // Somebody may have typed the plural of a kind that is there.
  const existing = [...paths, ...(thing === 'kind' ? [`content/${kebab}`] : [])].filter((path) =>
    existsSync(join(root, path)),
  );
  if (existing.length > 0)
    throw new RangeError(`Nothing was written, because there is already: ${existing.join(', ')}`);
  if (thing === 'kind' && isQueryType(root, name.pascal))
    throw new RangeError(
      `Queries have a type ${name.pascal} already; take another name, such as happy-${kebab}.`,
    );
  for (const [path, text] of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return { paths, steps: stepsAfter(root, thing, name) };
};
