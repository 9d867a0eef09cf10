/** @jest-environment node */
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { RouteProvider } from '../i18n/route-context';
import { readWords } from '../testing/content';
import { readPlans } from '../testing/plans';
import { Pricing } from './pricing';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: readWords('en') },
  interpolation: { escapeValue: false },
});

const html = renderToStaticMarkup(
  <I18nextProvider i18n={i18n}>
    <RouteProvider
      page="pricing"
      language="en"
      routes={[{ page: 'contact', language: 'en', path: '/en/contact' }]}
    >
      <Pricing
        intro={{ key: 'pricing', heading: 'Pick your *wave*', lead: 'Per month.' }}
        level={1}
        plans={readPlans('core', 'en')}
        aiPlans={readPlans('ai', 'en')}
        email="waves@example.org"
      />
    </RouteProvider>
  </I18nextProvider>,
);
const withoutScripts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(
  ([, content]) => content ?? '',
);

describe('the price lists in the server’s HTML', () => {
  it('show the monthly prices', () => {
    for (const price of ['€0', '€298', '€698', '€1,600', '€498', '€998', '€1,998']) {
      expect(html).toContain(`>${price}<`);
    }
  });

  it('tell the yearly prices to browsers without scripts, where they differ', () => {
    const lines = withoutScripts.flatMap(
      (content) => />([^<]+ with annual billing)</.exec(content)?.[1] ?? [],
    );
    expect(lines).toEqual(
      ['€268', '€628', '€1,440', '€448', '€898', '€1,798'].map(
        (price) => `${price} with annual billing`,
      ),
    );
  });

  it('lead to the contact page where the dialog cannot open', () => {
    const links = withoutScripts.filter((content) => content.includes('href="/en/contact"'));
    expect(links).toHaveLength(8);
    expect(links[1]).toContain('>Choose Starter<');
    expect(
      html.match(/<button[^>]*aria-haspopup="dialog"[^>]*class="[^"]*noscript:hidden/g),
    ).toHaveLength(8);
  });

  it('hide the toggle, which cannot work without scripts', () => {
    expect(html).toMatch(/<div class="noscript:hidden"><div role="group"/);
  });
});
