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
const labels = (period: 'monthly' | 'yearly') =>
  [...html.matchAll(new RegExp(`<span class="[^"]*\\bprice-${period}"[^>]*>([^<]+)<`, 'g'))].map(
    ([, label]) => label,
  );
const tags = (pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const attributeOf = (tag: string | undefined, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];

describe('the price lists in the server’s HTML', () => {
  it('show the monthly prices', () => {
    for (const price of ['€0', '€298', '€698', '€1,600', '€498', '€998', '€1,998']) {
      expect(html).toContain(`>${price}<`);
    }
    expect(labels('monthly')).toEqual(['€298', '€698', '€1,600', '€498', '€998', '€1,998']);
  });

  it('tell the yearly prices to browsers without scripts, where they differ', () => {
    expect(labels('yearly')).toEqual(['€268', '€628', '€1,440', '€448', '€898', '€1,798']);
  });

  it('lead to the contact page where the dialog cannot open', () => {
    const [form, ...otherForms] = tags(/<form[^>]*>/g);
    expect(otherForms).toHaveLength(0);
    expect(attributeOf(form, 'action')).toBe('/en/contact');
    expect(attributeOf(form, 'method')).toBe('get');

    const buttons = tags(/<button[^>]*aria-haspopup="dialog"[^>]*>[^<]*/g);
    expect(buttons).toHaveLength(8);
    expect(buttons[1]).toContain('>Choose Starter');
    expect(attributeOf(buttons[1], 'value')).toBe('starter');
    for (const button of buttons) {
      expect(attributeOf(button, 'type')).toBe('submit');
      expect(attributeOf(button, 'name')).toBe('plan');
      expect(attributeOf(button, 'form')).toBe(attributeOf(form, 'id'));
      expect(attributeOf(button, 'class')).not.toContain('noscript:');
    }
    expect(new Set(buttons.map((button) => attributeOf(button, 'value'))).size).toBe(8);
  });

  it('have a toggle that works without scripts, and submits nothing', () => {
    expect(html).not.toContain('noscript:hidden');
    const radios = tags(/<input[^>]*type="radio"[^>]*>/g);
    expect(radios.map((radio) => attributeOf(radio, 'value'))).toEqual(['monthly', 'yearly']);
    expect(radios.map((radio) => /\schecked=/.test(radio))).toEqual([true, false]);
    expect(new Set(radios.map((radio) => attributeOf(radio, 'name'))).size).toBe(1);
    // A radio button outside of the form is no part of what the form submits.
    expect(radios.map((radio) => attributeOf(radio, 'form'))).toEqual([undefined, undefined]);
    expect(html).toMatch(/<form[^>]*><\/form>/);
  });
});
