/** @jest-environment node */
import { pageTemplate } from '../layouts/page-template';
import HomeTemplate from './pages/home';

const partners = pageTemplate(() => 'partners');

afterEach(() => jest.restoreAllMocks());

it.each([
  ['the home page', HomeTemplate, 'services'],
  ['another page', partners, 'page'],
])('stops the build of %s and names what its query did not find', (_what, template, missing) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  // The template reads no more of its props than this.
  const props = { data: { allService: {}, [missing]: null } } as unknown as Parameters<
    typeof partners & typeof HomeTemplate
  >[0];
  expect(() => template(props)).toThrow(`found nothing for: ${missing}.`);
});
