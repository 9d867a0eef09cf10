import { existsSync } from 'node:fs';
import { pages } from './built-site';

/**
 * The addresses that the specification fixes, by the content file of each page. Whoever changes one
 * on purpose changes it here too.
 */
const routes = {
  'pages/home': ['/en', '/nl', '/es'],
  'pages/services': ['/en/services', '/nl/diensten', '/es/servicios'],
  'pages/about': ['/en/about', '/nl/over-ons', '/es/sobre-nosotros'],
  'pages/projects': ['/en/projects', '/nl/projecten', '/es/proyectos'],
  'pages/technology': ['/en/technology', '/nl/technologie', '/es/tecnologia'],
  'pages/contact': ['/en/contact', '/nl/contact', '/es/contacto'],
  'pages/cases': ['/en/cases', '/nl/cases', '/es/casos'],
  'pages/pricing': ['/en/pricing', '/nl/prijzen', '/es/precios'],
  'cases/recruitment-workflow/case': [
    '/en/cases/recruitmentworkflow',
    '/nl/cases/wervingsproces',
    '/es/casos/proceso-reclutamiento',
  ],
};

/** An owner may remove a case; the content check names missing pages. */
const present = Object.entries(routes).filter(([file]) => existsSync(`content/${file}.json`));

it.each(present)('content/%s.json keeps its fixed addresses', (file, paths) => {
  const built = pages.filter((page) => page.file === file).map(({ path }) => path);
  expect(built).toEqual(expect.arrayContaining(paths));
});
