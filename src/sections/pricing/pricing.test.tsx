import { screen, within } from '@testing-library/react';
import { radioOf, textsOf } from '../../testing/dom';
import { corePlans, intro } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { openPlan, planControl, planItem, renderPricing } from '../../testing/render-pricing';
import { Pricing } from './pricing';

const texts = translations().pricing;
const { periods, save } = texts.billing;

describe('the billing period', () => {
  it('is monthly at first, and says what yearly billing saves', () => {
    renderPricing();
    expect(radioOf(periods.MONTHLY)).toBeChecked();
    expect(radioOf(periods.YEARLY)).toHaveAccessibleName(expect.stringContaining(save));
  });

  it('stays as it was chosen before hydration', async () => {
    renderPricing(() => radioOf(periods.YEARLY).click());
    expect(radioOf(periods.YEARLY)).toBeChecked();
    expect(within(await openPlan('Pro')).getByText('€1,440')).toBeVisible();
  });
});

describe('a plan', () => {
  it('has its price per month for both billing periods, each beside its period', () => {
    renderPricing();
    const plan = within(planItem('Pro'));
    const monthly = plan.getByText('€1,600').closest('p');
    const yearly = plan.getByText('€1,440').closest('p');
    expect(monthly).toHaveTextContent(/^€1,600 per month, excl\. VAT$/);
    expect(yearly).toHaveTextContent(
      /^€1,440 per month, billed annually: €17,280 a year, excl\. VAT$/,
    );
  });

  it('is one-off where it is free', () => {
    renderPricing();
    const plan = within(planItem('Free'));
    expect(plan.getByText('€0')).toBeVisible();
    expect(plan.getByText(texts.billed.ONCE)).toBeVisible();
    expect(plan.queryByText(texts.billed.MONTHLY)).not.toBeInTheDocument();
  });

  it('says that its price is on request', () => {
    renderPricing();
    const plan = within(planItem('Enterprise'));
    expect(plan.getByText(texts.custom)).toBeVisible();
    expect(plan.getByText(texts.customNote)).toBeVisible();
  });

  it('lists what it contains', () => {
    renderPricing();
    expect(textsOf(within(planItem('Pro')).getAllByRole('listitem'))).toEqual([
      'Two pages',
      'One language',
    ]);
  });

  it('has a badge where it is the most popular or the best value', () => {
    renderPricing();
    expect(within(planItem('Pro')).getByText(texts.popular)).toBeVisible();
    expect(within(planItem('AI Pro')).getByText(texts.bestValue)).toBeVisible();
    for (const badge of [texts.popular, texts.bestValue])
      expect(within(planItem('Free')).queryByText(badge)).not.toBeInTheDocument();
  });

  it('has a button that is named after it', () => {
    renderPricing();
    expect(planControl('Free')).toHaveAccessibleName('Get the free review');
    expect(planControl('Pro')).toHaveAccessibleName('Choose: Pro');
  });

  it.each(['Free', 'Pro', 'AI Pro', 'AI Enterprise'])('opens the dialog for %s', (name) => {
    renderPricing();
    expect(planControl(name)).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('opens the mail client for Enterprise', () => {
    renderPricing();
    expect(planControl('Enterprise')).toHaveAttribute(
      'href',
      `mailto:hello@harbour.example?subject=${encodeURIComponent('Request for the Enterprise plan')}`,
    );
  });
});

describe('the price lists', () => {
  it('offer help by email', () => {
    renderPricing();
    const help = screen.getByRole('link', { name: texts.help.link });
    expect(help).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:hello@harbour\.example\?subject=\w/),
    );
  });

  it('have their headings in order on the pricing page', () => {
    renderPricing();
    expect(screen.getByRole('heading', { level: 1, name: 'Pick your wave' })).toBeVisible();
    const [free, pro, enterprise, ai] = textsOf(screen.getAllByRole('heading', { level: 2 }));
    expect([free, pro, enterprise]).toEqual(['Free', 'Pro', 'Enterprise']);
    expect(screen.getByRole('region', { name: ai ?? '' })).toBeVisible();
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'AI Pro',
      'AI Enterprise',
    ]);
  });

  it('are a section of the home page, without lead and AI plans', () => {
    renderPage(<Pricing id="pricing" intro={intro} plans={corePlans} />);
    const section = screen.getByRole('region', { name: 'Pick your wave' });
    expect(section).toHaveAttribute('id', 'pricing');
    expect(screen.getByRole('heading', { level: 2, name: 'Pick your wave' })).toBeVisible();
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'Free',
      'Pro',
      'Enterprise',
    ]);
    expect(screen.queryByText(intro.lead)).not.toBeInTheDocument();
  });
});
