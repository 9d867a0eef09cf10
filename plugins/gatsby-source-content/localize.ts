import type { Language } from './languages';
import { isTranslated } from './fields/walk';

type TranslationSet = Record<Language, unknown>;

/** An entry in one language: every set of translations becomes its one value. */
export type Localized<Value> = Value extends TranslationSet
  ? Value[Language]
  : Value extends readonly (infer Item)[]
    ? Localized<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

const pick = (value: unknown, language: Language): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (isTranslated(value)) return Object(value)[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, pick(item, language)]),
  );
};

/** Picks one language out of an entry that has its translations side by side. */
export const localize = <Value>(entry: Value, language: Language): Localized<Value> =>
  // Only its schema knows the shape of an entry; the type above describes the result.
  pick(entry, language) as Localized<Value>;
