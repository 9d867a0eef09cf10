import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { Children, isValidElement, type ReactNode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { scriptsId } from './src/marks';

export { wrapPageElement } from './gatsby-browser';

/** The starter as one minified script; `gatsby-node.ts` puts it in. */
declare const __ISLANDS_STARTER__: string;

/** Gatsby's element that becomes the tags of its scripts. */
const isScripts = (component: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === '_gatsby-scripts';

const isPagePath = (component: ReactNode): boolean =>
  isValidElement(component) && component.key?.endsWith('script-loader') === true;

/**
 * Puts Gatsby's scripts into a template, where browsers do not run them, and adds the starter, which takes them out of it. The path of the
 * page becomes an attribute: so the inline scripts of all pages are the same, and a policy can name them by their hashes.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs) => {
  const components = Children.toArray(getPostBodyComponents());
  replacePostBodyComponents([
    ...components.map((component) => {
      if (isPagePath(component)) {
        const code = 'window.pagePath=document.currentScript.dataset.pagePath';
        return (
          <script
            key="page-path"
            data-page-path={pathname}
            dangerouslySetInnerHTML={{ __html: code }}
          />
        );
      }
      return isScripts(component) ? (
        <template key="scripts" id={scriptsId}>
          {component}
        </template>
      ) : (
        component
      );
    }),
    <script key="starter" dangerouslySetInnerHTML={{ __html: __ISLANDS_STARTER__ }} />,
  ]);
};

/**
 * Renders a page as Gatsby does, but with every island in its place: React would move large ones to the end of the page and leave it to a
 * script to bring them back.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) =>
  new Promise<void>((resolve, reject) => {
    const html = new PassThrough();
    text(html).then(replaceBodyHTMLString).then(resolve, reject);
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(html),
      onError: reject,
    });
  });
