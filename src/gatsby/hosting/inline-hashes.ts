import { createHash } from 'node:crypto';
import type { InlineHashes } from './content-security-policy';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts without `src`; those of another type are data and do not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="(?!module)))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const textsIn = (pages: readonly string[], element: RegExp): string[] => [
  ...new Set(pages.flatMap((html) => [...html.matchAll(element)].map(([, text]) => text ?? ''))),
];

/** Finds the inline scripts and styles in the HTML of all pages. */
export const inlineHashes = (pages: readonly string[]): InlineHashes => ({
  scripts: textsIn(pages, inlineScript).map(hashOf),
  styles: textsIn(pages, inlineStyle).map(hashOf),
});
