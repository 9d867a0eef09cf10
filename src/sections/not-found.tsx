import { graphql } from 'gatsby';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import narrow from '../artwork/404-narrow.svg';
import wide from '../artwork/404-wide.svg';
import { SwellText } from '../components/swell-text';
import { buttonClasses } from '../components/ui/button-classes';

const headingId = 'not-found-heading';

interface NotFoundProps {
  content: Queries.NotFoundContentFragment;
  /** Where the way back leads. */
  homePath: string;
}

/** What stands at an unknown address: the number sinks into the sea, the shore is one click away. */
export const NotFound = ({ content, homePath }: NotFoundProps) => (
  <section
    aria-labelledby={headingId}
    // The heading starts where the artwork leaves room for it: at 622 of 900 in the narrow file, at 664 of 900 in the wide one.
    // On a phone held sideways the page begins further down in the sky, so that heading and button stand in the first view.
    className="relative min-h-[900px] overflow-hidden bg-abyss pt-[622px] pb-8 md:min-h-[max(900px,62.5vw)] md:pt-[max(622px,46.1vw)] [@media(max-height:30rem)]:-mt-[416px]"
  >
    <picture>
      <source media="(min-width: 56.3125rem)" srcSet={wide} width={1440} height={900} />
      <img
        src={narrow}
        width={390}
        height={900}
        alt=""
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-[calc(622px-159.5vw)] h-auto w-full mask-b-from-80% md:top-[max(0px,622px-46.1vw)]"
      />
    </picture>
    <div className="relative page-frame flex flex-col items-center text-center">
      <h1
        id={headingId}
        className="text-[clamp(1.625rem,1.43rem+2.3vw,3.5rem)] leading-none -tracking-[0.026em]"
      >
        <SwellText text={content.heading} />
      </h1>
      <p className="mt-4 max-w-[28ch] text-lead text-balance text-sky-text">{content.lead}</p>
      {/* A whole page load, because the root leads on by a redirect of the server or of its own head. */}
      <a href={homePath} className={buttonClasses('primary', 'regular', 'mt-6')}>
        <ArrowLeft aria-hidden size={19} strokeWidth={1.5} />
        {content.back}
      </a>
    </div>
  </section>
);

export const notFoundContentFragment = graphql`
  fragment NotFoundContent on NotFound {
    heading
    lead
    back
  }
`;
