import { languages, type Language } from '../../src/i18n/languages';
import { readWords } from '../../src/testing/content';
import { eachPage, pages } from './testing/built-site';

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn);

const words = Object.fromEntries(
  languages.map((language) => [language, new Set(stringsIn(readWords(language)))]),
);

/** Words of the interface that another language has and this one has not. */
const foreignTo = (language: Language): Set<string> =>
  new Set(
    languages
      .flatMap((other) => [...(words[other] ?? [])])
      .filter((text) => !words[language]?.has(text)),
  );

/** What can be read or heard of an element itself; its attributes also hold what scripts show later. */
const textsOf = ({ childNodes, attributes }: Element): string[] =>
  [
    ...[...childNodes]
      .filter(({ nodeName }) => nodeName === '#text')
      .map(({ nodeValue }) => nodeValue),
    // The value of a radio button is the same in every language.
    ...[...attributes].filter(({ name }) => name !== 'value').map(({ value }) => value),
  ].map((text) => text?.trim() ?? '');

it.each(eachPage(pages))('%s has no words of another language', (_path, { document, language }) => {
  const foreign = foreignTo(language);
  const found = [...document.body.querySelectorAll('*')]
    .flatMap(textsOf)
    .filter((text) => foreign.has(text));
  expect(found).toEqual([]);
});
