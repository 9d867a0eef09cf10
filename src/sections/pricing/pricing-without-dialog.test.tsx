import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planControl } from '../../testing/plan-control';
import { readPlans } from '../../testing/plans';
import { renderPage } from '../../testing/render-page';
import { pricingEmail } from '../../testing/render-pricing';
import { Pricing } from './pricing';

jest.mock('./plan-dialog/plan-dialog', () => {
  throw new Error('The script did not arrive.');
});

interface Submission {
  handled: boolean;
  address: string | null;
  method: string;
  plan: string;
}

const report = jest.fn();
const submissions: Submission[] = [];

/** Notes every submission and whether React took it over; jsdom can follow none. */
const note = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  submissions.push({
    handled: event.defaultPrevented,
    address: form.getAttribute('action'),
    method: form.method,
    plan: new URLSearchParams(
      [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
    ).toString(),
  });
  event.preventDefault();
};

const native = { handled: false, address: '/en/contact', method: 'get', plan: 'plan=pro' };

beforeAll(() => {
  Object.assign(window, { reportError: report });
  window.addEventListener('submit', note);
});

beforeEach(() => {
  jest.clearAllMocks();
  submissions.length = 0;
});

const renderHome = () => {
  const intro = { key: 'pricing', heading: '_Pick your_ *wave*', lead: 'Per month.' };
  renderPage(
    <Pricing intro={intro} level={2} plans={readPlans('core', 'en')} email={pricingEmail} />,
  );
};

describe('a plan’s button whose dialog does not load', () => {
  it('links to the contact page, with the plan in the address', async () => {
    await act(async () => renderHome());
    expect(report).toHaveBeenCalledTimes(1);
    await userEvent.click(planControl('Pro'));
    expect(submissions).toEqual([native]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('links there, too, when it was clicked while the script was still loading', async () => {
    renderHome();
    act(() => planControl('Pro').click());
    expect(report).not.toHaveBeenCalled();
    expect(submissions).toEqual([{ ...native, handled: true }]);

    await waitFor(() => expect(submissions).toHaveLength(2));
    expect(submissions[1]).toEqual(native);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
