interface FallbackWords {
  sending: string;
  sent: string;
  failed: string;
}

/**
 * What a form says when it is sent without React (`native-controls/form-fallback.ts`).
 *
 * @param words Sentences in the page's language.
 * @param draft Name under which the tab keeps what was typed, to be forgotten when it was sent.
 * @returns Attributes of the form.
 */
export const fallbackWords = ({ sending, sent, failed }: FallbackWords, draft: string) => ({
  'data-text-sending': sending,
  'data-text-sent': sent,
  'data-text-failed': failed,
  'data-draft': draft,
});
