/** @jest-environment node */
import { casePage, composePath, legalPage } from './routes';

it('puts a page below its language, and a case below the page of all cases', () => {
  expect(composePath('nl', null)).toBe('/nl');
  expect(composePath('es', 'casos', 'proceso-reclutamiento')).toBe(
    '/es/casos/proceso-reclutamiento',
  );
  expect(casePage('recruitment-workflow')).toBe('cases/recruitment-workflow');
  expect(legalPage('privacy')).toBe('legal/privacy');
});
