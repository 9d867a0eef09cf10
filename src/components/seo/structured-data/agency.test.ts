import { layoutContent } from '../../../testing/fixtures';
import { agency } from './agency';

const { info } = layoutContent('en');

it('describes the company with the facts that there are', () => {
  const company = {
    legalName: 'Harbour B.V.',
    street: 'Quay 1',
    postcode: '1011 AB',
    city: 'Amsterdam',
    country: 'NL',
    register: '12345678',
    vat: null,
  };
  const page = { pageId: 'home', language: 'en', url: '', title: '', description: '' } as const;
  const siteUrl = 'https://harbour.example';
  const described = info && agency({ ...page, siteUrl, info: { ...info, company } });
  expect(JSON.parse(JSON.stringify(described))).toMatchObject({
    legalName: 'Harbour B.V.',
    identifier: '12345678',
    address: {
      streetAddress: 'Quay 1',
      postalCode: '1011 AB',
      addressLocality: 'Amsterdam',
      addressCountry: 'NL',
    },
  });
  expect(described).not.toHaveProperty('vatID', expect.anything());
});
