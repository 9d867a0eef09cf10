import type { TFunction } from 'i18next';
import type { FailureReason } from './send-result';

/**
 * What the visitor reads about a message that did not go out.
 *
 * @param reason Why it did not.
 * @param text The catalogue's sentence (`spec.md`, section 8).
 * @param t Words that all pages share.
 * @returns Sentences, one a paragraph.
 */
export const failureLines = (
  reason: FailureReason,
  text: string,
  t: TFunction<'common'>,
): string[] => {
  if (reason === 'too-large') return [t('forms.tooLarge')];
  return reason === 'offline' ? [text, t('forms.offline')] : [text];
};
