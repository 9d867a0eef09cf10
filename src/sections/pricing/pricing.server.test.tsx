/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { RouteProvider } from '../../i18n/route-context';
import { readPlans } from '../../testing/plans';
import { Pricing } from './pricing';
import { WordsProvider } from '../../testing/words-provider';

const html = renderToStaticMarkup(
  <WordsProvider language="en">
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
  </WordsProvider>,
);
describe('the price lists in the server’s HTML', () => {
  it('show the monthly prices', () => {
    for (const price of ['€0', '€298', '€698', '€1,600', '€498', '€998', '€1,998']) {
      expect(html).toContain(`>${price}<`);
    }
  });

  it('have the yearly prices where they differ', () => {
    const yearly = [...html.matchAll(/price-yearly"[^>]*>([^<]+)</g)].map(([, label]) => label);
    expect(yearly).toEqual(['€268', '€628', '€1,440', '€448', '€898', '€1,798']);
  });

  it('open the contact page where the dialog cannot open', () => {
    const [, form] =
      /<form id="([^"]+)" action="\/en\/contact" method="get"><\/form>/.exec(html) ?? [];
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(buttons).toHaveLength(8);
    for (const button of buttons) {
      expect(button).toContain('type="submit"');
      expect(button).toContain(`form="${form}"`);
      expect(button).toContain('name="plan"');
      expect(button).toContain('aria-haspopup="dialog"');
    }
    expect(buttons[1]).toContain('value="starter"');
  });

  it('need no second version for browsers without scripts', () => {
    expect(html).not.toContain('noscript');
    expect(html).toContain('role="radiogroup"');
  });
});
