import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InlineHashes } from './content-security-policy';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts without an address of their own; other types than these hold data, and do not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="(?!module)))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const textsIn = (pages: readonly string[], element: RegExp): string[] => [
  ...new Set(pages.flatMap((html) => [...html.matchAll(element)].map(([, text]) => text ?? ''))),
];

const toastsScript = 'node_modules/sonner/dist/index.mjs';

/**
 * Reads the styles that the library for toasts adds to the page when it is first needed.
 *
 * @throws When they no longer stand where they stood.
 */
export const toastStyles = (): string => {
  const [, text] =
    /\(`(:where\(html\[dir="ltr"\].*?)`\)/s.exec(readFileSync(toastsScript, 'utf8')) ?? [];
  if (!text) {
    throw new Error(
      `The styles of toasts were not found in ${toastsScript}; the policy for content has to allow them, see src/gatsby/hosting/inline-hashes.ts.`,
    );
  }
  return text.replaceAll('\\n', '\n');
};

/** The library puts an empty element into the page before it fills it, and each of the two is judged. */
const styleOfToasts = (): string[] => ['', toastStyles()];

/**
 * Lists what stands in the pages themselves, for the policy for content. One list serves all pages.
 *
 * @param pages HTML of every page.
 */
export const inlineHashes = (pages: readonly string[]): InlineHashes => ({
  scripts: textsIn(pages, inlineScript).map(hashOf),
  styles: [...textsIn(pages, inlineStyle), ...styleOfToasts()].map(hashOf),
});
