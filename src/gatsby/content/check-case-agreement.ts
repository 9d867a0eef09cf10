import type { z } from 'zod';
import { defaultLanguage } from '../../i18n/languages';
import { caseSchemaIn, type CaseFile } from './case-files';
import { languageNames } from './language-names';
import type { Problem } from './problem';
import { quote } from './quote';
import type { caseSchema, caseTranslationSchema } from './schemas/case';

type Facts = z.output<typeof caseSchema>;

interface Study {
  words: z.output<typeof caseTranslationSchema>;
  facts: Facts;
  language: string;
}

const main = `${defaultLanguage}.md`;

/** What is wrong with a field; undefined where it agrees with the facts. */
const rules: Record<string, (study: Study) => string | undefined> = {
  imageAlt: ({ words, facts, language }) => {
    if (facts.image && !words.imageAlt)
      return `is missing; say in ${language} what the picture ${facts.image} shows, for those who cannot see it.`;
    return words.imageAlt && !facts.image
      ? `there is no picture that this tells of; remove it, or let image in ${main} name one.`
      : undefined;
  },
  results: ({ words, facts }) =>
    words.results.length === facts.results.length
      ? undefined
      : `expected ${facts.results.length} in the list as in ${main}, found ${words.results.length}.`,
  document: ({ words, facts, language }) => {
    if (facts.document && !words.document)
      return `is missing; say in ${language} what ${quote(facts.document.title)} of ${main} is called, or remove document from all three files.`;
    return words.document && !facts.document
      ? `${main} has no document that this could link to; add it there with its url, or remove it here.`
      : undefined;
  },
};

/**
 * Holds a language's file of a case against the facts of the case, which stand in the default language's file.
 *
 * @param study The file; one that breaks its schema is not looked at.
 * @param facts What stands in the default language's file.
 */
export const checkCaseAgreement = ({ file, language }: CaseFile, facts: Facts): Problem[] => {
  const words = caseSchemaIn(language).safeParse(file.value).data;
  if (!words) return [];
  const study = { words, facts, language: languageNames[language] };
  const broken = Object.entries(rules).flatMap(([field, rule]) => {
    const message = rule(study);
    return message ? [file.problem([field], message)] : [];
  });
  const narrowAlone = language === defaultLanguage && facts.imageNarrow && !facts.image;
  return narrowAlone
    ? [
        ...broken,
        file.problem(
          ['imageNarrow'],
          'this picture takes the place of image on phones, and there is no image; add one, or remove this.',
        ),
      ]
    : broken;
};
