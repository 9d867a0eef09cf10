/** @jest-environment node */
import type { ReplaceRendererArgs } from 'gatsby';
import { replaceRenderer } from '../../../plugins/gatsby-plugin-islands/gatsby-ssr';
import { buildYear, readLayoutContent } from '../../testing/layout-content';
import { menuLanguages, menuPaths, routes } from '../../testing/site';
import { Layout } from './layout';
import { WordsProvider } from '../../testing/words-provider';

const page = (
  <WordsProvider language="es">
    <Layout
      content={readLayoutContent('es')}
      context={{
        page: 'about',
        language: 'es',
        alternates: routes.alternatesOf('about'),
      }}
      newsletter={null}
    >
      content
    </Layout>
  </WordsProvider>
);

let html = '';
let menu = '';

beforeAll(async () => {
  const args = {
    bodyComponent: page,
    replaceBodyHTMLString: (rendered: string) => {
      html = rendered;
    },
  };
  await replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  menu = /<dialog(.*?)<\/dialog>/.exec(html)?.[1] ?? '';
});

describe('the layout in the server’s HTML', () => {
  it('has the menu with all pages and languages', () => {
    const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      routes.pathOf('home', 'es'),
      ...menuPaths('header', 'es'),
      routes.pathOf('contact', 'es'),
      ...menuLanguages.map((language) => routes.pathOf('about', language)),
    ]);
  });

  it('shows the year of the build, so that server and first render agree', () => {
    expect(html).toContain(`© ${buildYear} Starswell`);
  });

  it('has every part in its place, without placeholders of Suspense', () => {
    expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
    expect(html).not.toMatch(/<script|<template|hidden=""/);
  });
});
