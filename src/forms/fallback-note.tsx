/** Where the page's own script says how sending has ended; React leaves the text alone when it hydrates. */
export const FallbackNote = ({ className }: { className?: string }) => (
  <p data-form-note aria-live="polite" suppressHydrationWarning className={className}>
    {''}
  </p>
);
