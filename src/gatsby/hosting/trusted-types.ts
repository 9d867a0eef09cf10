/**
 * The only code that may turn text into a script's address or into markup, by the names of its policies: webpack's loader of chunks
 * and `src/sections/cases/case-story.tsx`.
 */
export const trustedTypesPolicies = ['chunks', 'story'] as const;

/** The one that webpack makes. */
export const chunksPolicy: (typeof trustedTypesPolicies)[number] = 'chunks';
