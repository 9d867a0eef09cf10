import { z } from 'zod';
import { alternatives } from '../errors';

/** Allowed extensions of a file, by the schema of the field that names it. */
export const fileEndings = z.registry<{ endings: readonly string[] }>();

const anyCase = (ending: string): string => `${ending}|${ending.toUpperCase()}`;

/** A name that works in an address: without accents, blanks and signs. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\w./-]+/g, '-')
    .replaceAll(/-+(?=\.|$)|(?<=\/)-+/g, '');

/**
 * A file in the entry's folder or below; `endings` are its allowed extensions, without the dot, and
 * `keywords` more of its JSON Schema.
 */
export const file = (description: string, endings: readonly string[], keywords = {}) => {
  const pattern = new RegExp(
    `^(?:\\./)?(?!/|content/|(?:.*/)?\\.\\.?/)[\\w./-]+\\.(?:${endings.map(anyCase).join('|')})$`,
  );
  /** Whether the only fault of a name is in its letters, then it says which one fits. */
  const expected = ({ input }: { input?: unknown }): string => {
    const fitting = plainName(String(input));
    return fitting !== input && pattern.test(fitting)
      ? `a name of plain letters, digits, dots and hyphens, such as "${fitting}", here and on the disk`
      : `the name of a file beside this one, such as "./name.${endings[0]}"`;
  };
  return z
    .string()
    .regex(pattern, { error: expected })
    .meta({
      ...keywords,
      description,
      endings,
      patternErrorMessage: `Write the name of a file beside this one, of plain letters, digits, dots and hyphens, with ./ before it or not; end it in ${alternatives(endings.map((ending) => `.${ending}`))}.`,
    })
    .register(fileEndings, { endings });
};
