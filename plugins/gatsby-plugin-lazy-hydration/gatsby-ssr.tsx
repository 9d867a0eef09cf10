import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { Children, isValidElement, type ReactNode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { freshVisitAttribute, prefetchId, scriptsId } from './src/names';

/** The minified starter, and the files of each template's pages, inserted by `gatsby-node.ts`. */
declare const __STARTER__: string;
declare const __FILES__: Record<string, readonly string[]>;

/**
 * Marks a fresh visit, whose styles may leave what is below the fold unrendered until it is near. A
 * reload, Back and an anchor need the real height of what is above their position.
 */
const markFreshVisit = `if(performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash)document.documentElement.setAttribute('${freshVisitAttribute}','')`;

/**
 * Adds the script that marks a fresh visit, and a template with links to what the starter
 * prefetches.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs) => {
  if (process.env.BUILD_STAGE !== 'build-html') return;
  setHeadComponents([
    <script key="fresh-visit" dangerouslySetInnerHTML={{ __html: markFreshVisit }} />,
  ]);
  // The type leaves out what is beside the query's result.
  const page: { componentChunkName?: string; result: object } = loadPageDataSync(pathname);
  const files = [
    `/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`,
    ...(__FILES__[page.componentChunkName ?? ''] ?? []),
  ];
  const links = files.map((file) => `<link rel="prefetch" href="${file}">`);
  setPostBodyComponents([
    // As text, because React would move links into the head.
    <template
      key="prefetch"
      id={prefetchId}
      dangerouslySetInnerHTML={{ __html: links.join('') }}
    />,
  ]);
};

const isScripts = (component: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === '_gatsby-scripts';

const isPagePath = (component: ReactNode): boolean =>
  isValidElement(component) && component.key?.endsWith('script-loader') === true;

/**
 * Tells Gatsby the page's path, and gives a page that the host also serves under another address,
 * such as `/en/contact.html`, its own: Gatsby would hydrate it as the 404 page.
 */
const setPagePath = `{
  const { pagePath } = document.currentScript.dataset;
  window.pagePath = pagePath;
  if (location.protocol.startsWith('http') && pagePath !== '/404.html' && pagePath !== location.pathname)
    history.replaceState(history.state, '', pagePath + location.search + location.hash);
}`;

/**
 * Puts Gatsby's scripts into a `<template>`, where they stay inert, and adds the starter, which
 * takes them out. The page's path is an attribute, so that inline scripts are the same on all pages
 * and a policy can list their hashes.
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

/**
 * Renders in one piece: React would stream large sections at the end of the HTML, with a script
 * that moves them.
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
