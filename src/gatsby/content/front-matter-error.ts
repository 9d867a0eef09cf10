import type { ErrorCode } from 'yaml';

/** What is wrong on a line of front matter, counted from 0. */
export interface LineMistake {
  at: number;
  /** Name of the field on that line; empty where there is none. */
  field: string;
  message: string;
}

interface Line {
  indent: string;
  field: string;
  value: string;
}

const read = (text = ''): Line => {
  const [, indent = '', field = '', value = ''] =
    /^(\s*(?:- +)?)(?:([A-Za-z]\w*):(?=\s|$))?\s*(.*?)\s*$/.exec(text) ?? [];
  return { indent, field, value };
};

/** Signs with which YAML begins something else than a text. */
const sign = /^(?:[*&!|>%@`,[\]{}#]|[-?:](?=\s|$))/;

const fieldWithoutSpace = /^\s*(?:- +)?([A-Za-z]\w*):[^\s/]/;

/** What is wrong with how the text of a field begins and ends. */
const valueMistake = (value: string): string | undefined => {
  const single = value.startsWith("'");
  const quote = single ? "'" : '"';
  if (single && !/^'(?:[^']|'')*'$/.test(value))
    return value.length > 1 && value.endsWith("'")
      ? "the text stands in single quotes, and has another one inside; write that one twice, as in 'Don''t'."
      : "the closing single quote is missing; put it at the end of the text, and write one inside of the text twice, as in 'Don''t'.";
  if (value.startsWith(quote) && !single) {
    if (!/^"(?:[^"\\]|\\.)*"$/.test(value))
      return value.length > 1 && value.endsWith('"')
        ? 'the text stands in double quotes, and has another one inside; put the whole text in single quotes instead.'
        : 'the closing double quote is missing; put it at the end of the text.';
    return undefined;
  }
  const [first] = sign.exec(value) ?? [];
  return first && `a text that begins with ${first} stands in single quotes.`;
};

const byCode: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'the line begins with a tab; begin it with spaces, as the lines around it do.',
  BAD_DQ_ESCAPE:
    'a backslash in a text between double quotes is written \\\\; or put the text in single quotes.',
  BAD_INDENT:
    'the line does not begin below the others of its group; give each of them the same number of spaces.',
};

const lineMistake = (text: string, next: string | undefined): string | undefined => {
  const { indent, field, value } = read(text);
  const [, crowded] = fieldWithoutSpace.exec(text) ?? [];
  const after = read(next);
  if (crowded) return `a space is missing after the colon; write ${crowded}: and then the text.`;
  if (/^\s*-[^\s-]/.test(text)) return 'a space is missing after the hyphen; write "- ".';
  const wrong = valueMistake(value);
  if (wrong) return wrong;
  if (!field && value && !indent.includes('-'))
    return 'the line belongs to no field; write each text on one line, behind the name of its field and a colon.';
  if (/^[^'"].*:(\s|$)/.test(value)) return 'a text with a colon in it stands in single quotes.';
  return value && after.field && after.indent.length > indent.length
    ? 'the line below this one is indented too far; a field begins below the others of its group.'
    : undefined;
};

/**
 * Tells what to do where front matter is no YAML. The parser notices some mistakes on a line that follows, so the line before the one
 * it names is looked at too.
 *
 * @param text The front matter.
 * @param at The line that the parser names, counted from 0.
 * @param code What the parser says about it.
 */
export const frontMatterMistake = (text: string, at: number, code: ErrorCode): LineMistake => {
  const lines = text.split(/\r?\n/);
  const place = (line: number, message: string): LineMistake => {
    const [, crowded = ''] = fieldWithoutSpace.exec(lines[line] ?? '') ?? [];
    return { at: line, field: read(lines[line]).field || crowded, message };
  };
  const known = byCode[code];
  if (code === 'DUPLICATE_KEY')
    return place(
      at,
      `the field "${read(lines[at]).field}" stands twice in this group; remove one of both.`,
    );
  if (known && code !== 'BAD_INDENT') return place(at, known);

  // A quote that is never closed swallows what follows, however far.
  const open = lines
    .slice(0, at)
    .findIndex((line) => /^['"[{]/.test(read(line).value) && valueMistake(read(line).value));
  if (open >= 0) return place(open, valueMistake(read(lines[open]).value) ?? '');
  for (const line of [at, at + 1]) {
    const message = lineMistake(lines[line] ?? '', lines[line + 1]);
    if (message) return place(line, message);
  }
  return place(
    at,
    known ?? 'the line is not written as it should be; put its text in single quotes.',
  );
};
