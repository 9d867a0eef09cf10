const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('story', { createHTML: (html) => html });

/**
 * Marks the markup of a case as trusted, without which the policy for content (`docs/hosting.md`) lets no script write any.
 *
 * @param html What the build made of a Markdown file of the repository; never anything that a visitor has typed.
 */
export const storyMarkup = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
