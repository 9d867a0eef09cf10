import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { Children, isValidElement, type ReactNode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { scriptsId } from './src/names';

/** The minified starter, inserted by `gatsby-node.ts`. */
declare const __STARTER__: string;

const isScripts = (component: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === '_gatsby-scripts';

const isPagePath = (component: ReactNode): boolean =>
  isValidElement(component) && component.key?.endsWith('script-loader') === true;

/**
 * Tells Gatsby the page's path, and gives a page that the host also serves under another address, such as `/en/contact.html`, its own: Gatsby
 * would hydrate it as the 404 page.
 */
const setPagePath = `{
  const { pagePath } = document.currentScript.dataset;
  window.pagePath = pagePath;
  if (location.protocol.startsWith('http') && pagePath !== '/404.html' && pagePath !== location.pathname)
    history.replaceState(history.state, '', pagePath + location.search + location.hash);
}`;

/**
 * Puts Gatsby's scripts into a `<template>`, where they stay inert, and adds the starter, which takes them out. The page's path is an
 * attribute, so that inline scripts are the same on all pages and a policy can list their hashes.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs) => {
  const components = Children.toArray(getPostBodyComponents()).filter(
    (component) => !isPagePath(component),
  );
  replacePostBodyComponents([
    ...components.map((component) =>
      isScripts(component) ? (
        <template key="scripts" id={scriptsId}>
          <script data-page-path={pathname} dangerouslySetInnerHTML={{ __html: setPagePath }} />
          {component}
        </template>
      ) : (
        component
      ),
    ),
    <script key="starter" dangerouslySetInnerHTML={{ __html: __STARTER__ }} />,
  ]);
};

/** Renders in one piece: React would stream large sections at the end of the HTML, with a script that moves them. */
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
