import { z } from 'zod';
import { alternatives } from '../errors';

/** Allowed extensions of a file, by the schema of the field that names it. */
export const fileEndings = z.registry<{ endings: readonly string[] }>();

const anyCase = (ending: string): string => `${ending}|${ending.toUpperCase()}`;

/** A file in the entry's folder or below; `endings` are its allowed extensions, without the dot. */
export const file = (description: string, endings: readonly string[]) => {
  const example = `./name.${endings[0]}`;
  return z
    .string()
    .regex(
      new RegExp(
        `^(?:\\./)?(?!/|content/|(?:.*/)?\\.\\.?/)[^\\\\:]+\\.(?:${endings.map(anyCase).join('|')})$`,
      ),
      `the name of a file beside this one, such as "${example}"`,
    )
    .meta({
      description,
      endings,
      patternErrorMessage: `Write the name of a file beside this one, with ./ before it or not; end it in ${alternatives(endings.map((ending) => `.${ending}`))}.`,
    })
    .register(fileEndings, { endings });
};
