import { serviceQuery } from './service-choices';

it.each([
  ['ai-development', 'nl', '?service=web-development'],
  ['tech-consulting', 'en', '?service=other'],
  ['digital-marketing', 'es', '?service=seo'],
  ['tech-consulting', 'es', '?service=app-development'],
  ['brand-development', 'es', ''],
] as const)('asks about %s on the %s contact page with "%s"', (group, language, query) => {
  expect(serviceQuery(group, language)).toBe(query);
});
