import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPlanDialog } from '../../native-controls/plan-dialog';
import { planControl } from '../../testing/plan-control';
import { pricedPlan, readPlans } from '../../testing/plans';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { Pricing } from './pricing';

it('a plan’s button opens the contact page in a browser without popovers, with the plan in the address', async () => {
  const submissions: unknown[] = [];
  window.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    submissions.push({
      address: form.getAttribute('action'),
      method: form.method,
      fields: [...new FormData(form, event.submitter)],
    });
    // jsdom can follow no submission.
    event.preventDefault();
  });
  startPlanDialog();
  const intro = { heading: '_Pick your_ *wave*', lead: 'Per month.' };
  renderPage(<Pricing intro={intro} level={2} plans={readPlans('core', 'en')} />);

  await userEvent.click(planControl(pricedPlan.name.en));
  expect(submissions).toEqual([
    { address: routes.pathOf('contact', 'en'), method: 'get', fields: [['plan', pricedPlan.key]] },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
