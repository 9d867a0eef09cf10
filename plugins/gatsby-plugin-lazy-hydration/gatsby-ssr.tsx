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
 * Puts Gatsby's scripts into a `<template>`, where they stay inert, and adds the starter, which takes them out. The page's path is an
 * attribute, so that inline scripts are the same on all pages and a policy can list their hashes.
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
