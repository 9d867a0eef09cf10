/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../../components/navigation/site-context';
import { readLayoutContent } from '../../testing/layout-content';
import { readPlans } from '../../testing/plans';
import { opensMailClient } from './plan-button';
import { Pricing } from './pricing';
import { WordsProvider } from '../../testing/words-provider';

const plans = [...readPlans('core', 'en'), ...readPlans('ai', 'en')];
const prices = plans.flatMap(({ price }) => price ?? []);

const html = renderToStaticMarkup(
  <WordsProvider language="en">
    <SiteProvider
      content={readLayoutContent('en')}
      context={{ page: 'pricing', language: 'en', alternates: [] }}
    >
      <Pricing
        intro={{ heading: 'Pick your *wave*', lead: 'Per month.' }}
        level={1}
        plans={readPlans('core', 'en')}
        aiPlans={readPlans('ai', 'en')}
      />
    </SiteProvider>
  </WordsProvider>,
);
describe('the price lists in the server’s HTML', () => {
  it('show the monthly prices', () => {
    expect(prices.length).toBeGreaterThan(0);
    for (const { monthlyLabel } of prices) expect(html).toContain(`>${monthlyLabel}<`);
  });

  it('have the yearly prices where they differ', () => {
    const yearly = [...html.matchAll(/price-yearly"[^>]*>([^<]+)</g)].map(([, label]) => label);
    const discounted = prices.filter(
      ({ monthlyLabel, yearlyLabel }) => monthlyLabel !== yearlyLabel,
    );
    expect(discounted.length).toBeGreaterThan(0);
    expect(yearly).toEqual(discounted.map(({ yearlyLabel }) => yearlyLabel));
  });

  it('open the contact page where the dialog cannot open', () => {
    const [, form] =
      /<form id="([^"]+)" action="\/en\/contact" method="get"><\/form>/.exec(html) ?? [];
    const [lists = ''] = html.split('<dialog');
    const buttons = [...lists.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    const keys = plans.filter((plan) => !opensMailClient(plan.name)).map(({ key }) => key);
    expect(buttons).toHaveLength(keys.length);
    for (const [index, button] of buttons.entries()) {
      expect(button).toContain('type="submit"');
      expect(button).toContain(`form="${form}"`);
      expect(button).toContain('name="plan"');
      expect(button).toContain('aria-haspopup="dialog"');
      expect(button).toContain(`value="${keys[index]}"`);
    }
  });

  it('need no second version for browsers without scripts', () => {
    expect(html).not.toContain('noscript');
    expect(html).toContain('role="radiogroup"');
  });
});
