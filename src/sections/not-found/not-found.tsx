import { graphql } from 'gatsby';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { Icon } from '../../components/ui/icon';
import narrow from '../../artwork/404-narrow.svg';
import wide from '../../artwork/404-wide.svg';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { Button } from '../../components/ui/button';
import { composePath, rootPath } from '../../site/routes';
import './not-found.css';

const headingId = 'not-found-heading';

export const NotFound = ({ content }: { content: Queries.NotFoundContentFragment }) => (
  <section aria-labelledby={headingId} className="not-found relative bg-abyss">
    <picture>
      <source
        media="(min-width: 56.3125rem) and (min-height: 40rem), (min-width: 56.3125rem) and (orientation: portrait)"
        srcSet={wide}
        width={1440}
        height={900}
      />
      <img src={narrow} width={390} height={900} alt="" aria-hidden className="not-found-art" />
    </picture>
    <div className="not-found-text relative page-frame">
      <h1 id={headingId} className="not-found-title">
        <MarkedHeading text={content.heading} />
      </h1>
      <p className="not-found-lead">{content.lead}</p>
      {/* A full page load, because the server or the root's own head redirects. */}
      <Button as="a" href={rootPath} className="not-found-home">
        <Icon drawing={ArrowLeft} size={19} />
        {content.back}
      </Button>
      {content.otherLanguages.map(({ code, text, home }) => (
        <p key={code} lang={code} className="not-found-language">
          {text}{' '}
          <a href={composePath(code)} hrefLang={code}>
            {home}
          </a>
        </p>
      ))}
    </div>
  </section>
);

export const notFoundContentFragment = graphql`
  fragment NotFoundContent on NotFound {
    heading
    lead
    back
    otherLanguages {
      code
      text
      home
    }
  }
`;
