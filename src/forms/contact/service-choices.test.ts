import { chosenService, serviceChoices, serviceQuery } from './service-choices';

it.each([
  ['ai-development', 'nl', '?service=web-development'],
  ['tech-consulting', 'en', '?service=other'],
  ['digital-marketing', 'es', '?service=seo'],
  ['tech-consulting', 'es', '?service=app-development'],
  ['brand-development', 'es', ''],
] as const)('asks about %s on the %s contact page with "%s"', (group, language, query) => {
  expect(serviceQuery(group, language)).toBe(query);
});

it('chooses the service of the address, and ignores an unknown one', () => {
  const { options } = serviceChoices('contact', 'en');
  expect(chosenService('?service=brand-development', options)).toBe('brand-development');
  expect(chosenService('?service=gold-mining', options)).toBeUndefined();
  expect(chosenService('', options)).toBeUndefined();
});
