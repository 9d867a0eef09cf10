import { clsx } from 'clsx';
import { useMemo, type CSSProperties } from 'react';
import './prose.css';

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('prose', { createHTML: (html) => html });

/**
 * Marks HTML as trusted: the content security policy (`docs/hosting.md`) refuses other HTML from
 * scripts.
 */
const trust = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

interface ProseProps {
  /** Made of Markdown by the build. */
  html: string;
  className?: string;
  style?: CSSProperties;
}

/** The text of a Markdown file; its elements have no classes. */
export const Prose = ({ html, className, style }: ProseProps) => {
  const markup = useMemo(() => trust(html), [html]);
  return (
    <div
      className={clsx('prose', className)}
      style={style}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
};
