/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { plainText } from '#source-content';
import fixedTexts from './fixed-texts.json';

/** Every text inside a value, by the path of its field; a language of a list by its code. */
const textsIn = (value: unknown, field: string): [field: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        textsIn(inner, `${field}.${Object(inner).code ?? key}`),
      )
    : [[field, String(value)]];

/**
 * A record that an owner has removed has no texts to keep; the content check names missing pages
 * and locales.
 */
const present = Object.entries(fixedTexts).filter(([file]) => existsSync(`content/${file}`));

/**
 * The specification quotes these texts. Whoever changes one on purpose changes it in
 * fixed-texts.json too.
 */
it.each(present)('content/%s keeps its fixed texts', (file, expected) => {
  const texts = new Map(textsIn(JSON.parse(readFileSync(`content/${file}`, 'utf8')), file));
  for (const [field, text] of textsIn(expected, file)) {
    expect([field, plainText(texts.get(field) ?? '')]).toEqual([field, text]);
  }
});
