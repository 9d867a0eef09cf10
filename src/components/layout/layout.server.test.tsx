/** @jest-environment node */
import { createInstance } from 'i18next';
import type { ReplaceRendererArgs } from 'gatsby';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { replaceRenderer } from '../../../plugins/gatsby-plugin-islands/gatsby-ssr';
import { readWords } from '../../testing/content';
import { buildYear, readAlternates, readLayoutContent } from '../../testing/layout-content';
import { Layout } from './layout';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'es',
  defaultNS: 'common',
  resources: { es: readWords('es') },
});

const page = (
  <I18nextProvider i18n={i18n}>
    <Layout
      content={readLayoutContent('es')}
      context={{
        page: 'about',
        menu: 'about',
        language: 'es',
        alternates: readAlternates('about'),
      }}
      newsletter={null}
    >
      content
    </Layout>
  </I18nextProvider>
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
      '/es',
      '/es',
      '/es/servicios',
      '/es/sobre-nosotros',
      '/es/proyectos',
      '/es/tecnologia',
      '/es/precios',
      '/es/contacto',
      '/es/casos',
      '/es/contacto',
      '/en/about',
      '/nl/over-ons',
      '/es/sobre-nosotros',
    ]);
  });

  it('shows the year of the build, so that server and first render agree', () => {
    expect(html).toContain(`© ${buildYear} Starswell`);
  });

  it('has every part in its place, and none for a script to add', () => {
    expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
    expect(html).not.toMatch(/<script|<template|hidden=""/);
  });

  it('starts with the header at the top of the page', () => {
    expect(html).not.toContain('data-scrolled');
  });
});
