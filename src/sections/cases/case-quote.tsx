interface CaseQuoteProps {
  quote: { readonly text: string; readonly name: string; readonly role: string };
}

/** What the client says. The quotation marks are those of the page's language. */
export const CaseQuote = ({ quote }: CaseQuoteProps) => (
  <figure className="page-frame grid grid-cols-1 gap-x-12 gap-y-8 pt-section lg:grid-cols-[minmax(0,8fr)_minmax(0,3fr)] lg:items-end lg:justify-between">
    <blockquote className="max-w-[15em] font-display text-[min(9.4vw,clamp(1.875rem,1.3rem+2.6vw,4rem))] leading-[1.05] font-[480] -tracking-[0.02em] text-balance text-crest font-stretch-100%">
      <p className="before:content-[open-quote] after:content-[close-quote]">{quote.text}</p>
    </blockquote>
    <figcaption className="lg:pb-2">
      <span className="block font-semibold">{quote.name}</span>
      <span className="block text-mist">{quote.role}</span>
    </figcaption>
  </figure>
);
