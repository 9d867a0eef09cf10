import { contactLink, linkedTitle } from './service-choices';

it.each([
  ['brand-development', 'nl', { page: 'contact', search: '?service=brand-development' }],
  [
    'brand-development',
    'es',
    { page: 'home', anchor: 'contact', search: '?service=brand-development' },
  ],
  [
    'creative-content',
    'es',
    { page: 'home', anchor: 'contact', search: '?service=creative-content' },
  ],
] as const)('leads from %s in %s to a form that offers it', (anchor, language, link) => {
  expect(contactLink({ anchor, title: 'A service' }, false, language)).toEqual(link);
});

it('names the service where several have the same option', () => {
  const service = { anchor: 'tech-consulting', title: 'Flujos & más' };
  const { search } = contactLink(service, true, 'es');
  expect(search).toBe('?service=other&title=Flujos+%26+m%C3%A1s');
  expect(linkedTitle('other', search)).toBe('Flujos & más');
});

it.each([
  ['another option', 'seo', '?service=other&title=RAG'],
  ['a link without a title', 'other', '?service=other'],
  ['no link', 'other', ''],
])('has no title for %s', (_what, option, search) => {
  expect(linkedTitle(option, search)).toBeUndefined();
});

it('cuts a title that somebody else wrote into the address', () => {
  const title = linkedTitle('other', `?service=other&title=${'a'.repeat(500)}`);
  expect(title).toHaveLength(60);
});
