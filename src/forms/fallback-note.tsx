const empty = { __html: '' };

/** Where the page's own script says how sending has ended; React leaves what is in it alone. */
export const FallbackNote = ({ className }: { className?: string }) => (
  <p data-form-note aria-live="polite" className={className} dangerouslySetInnerHTML={empty} />
);
