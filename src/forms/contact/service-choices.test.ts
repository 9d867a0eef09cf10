/** @jest-environment node */
import { languages } from '../../i18n/languages';
import { defaultService, serviceChoices } from './service-choices';

const standard = {
  options: [
    'web-development',
    'digital-marketing',
    'creative-content',
    'brand-development',
    'other',
  ],
  rows: 5,
};

describe('the contact form', () => {
  it.each(languages)('offers the standard services on the home page in %s', (language) => {
    expect(serviceChoices('home', language)).toEqual(standard);
  });

  it.each(['en', 'nl'] as const)('offers them on the contact page in %s too', (language) => {
    expect(serviceChoices('contact', language)).toEqual(standard);
  });

  it('offers other services and a lower message box on the Spanish contact page', () => {
    expect(serviceChoices('contact', 'es')).toEqual({
      options: ['web-development', 'app-development', 'ui-design', 'seo'],
      rows: 4,
    });
  });

  it('has the default service everywhere', () => {
    for (const page of ['home', 'contact']) {
      for (const language of languages) {
        expect(serviceChoices(page, language).options).toContain(defaultService);
      }
    }
  });
});
