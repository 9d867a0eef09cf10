/** @jest-environment node */
import type { ReplaceRendererArgs } from 'gatsby';
import { replaceRenderer } from '../../../plugins/gatsby-plugin-islands/gatsby-ssr';
import { buildYear, readLayoutContent } from '../../testing/layout-content';
import { routes } from '../../testing/site';
import { Layout } from './layout';
import { WordsProvider } from '../../testing/words-provider';

it('the server’s HTML of the layout has the year of the build, as the first render, and every part in its place, without placeholders of Suspense', async () => {
  const context = {
    page: 'about',
    language: 'es' as const,
    alternates: routes.alternatesOf('about'),
  };
  let html = '';
  const args = {
    bodyComponent: (
      <WordsProvider language="es">
        <Layout content={readLayoutContent('es')} context={context} newsletter={null}>
          content
        </Layout>
      </WordsProvider>
    ),
    replaceBodyHTMLString: (rendered: string) => {
      html = rendered;
    },
  };
  await replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  expect(html).toContain(`© ${buildYear} Starswell`);
  expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
  expect(html).not.toMatch(/<script|<template|hidden=""/);
});
