/** @jest-environment node */
import HomeTemplate from './home';
import { pageTemplate } from './page-layout';

const partners = pageTemplate(() => 'partners');

afterEach(() => jest.restoreAllMocks());

it.each([
  ['the home page', HomeTemplate, 'services'],
  ['the page of a section', partners, 'page'],
])(
  'stops the build of %s whose query does not find everything, and reports what is missing',
  (_what, template, missing) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    // Of its properties, the template reads no others before it finds that one is missing.
    const props = { data: { allService: {}, [missing]: null } } as unknown as Parameters<
      typeof partners & typeof HomeTemplate
    >[0];
    expect(() => template(props)).toThrow(`found nothing for: ${missing}.`);
  },
);
