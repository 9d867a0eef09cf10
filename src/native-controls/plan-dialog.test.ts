import { installPopovers } from '../testing/popovers';
import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';

const choices = {
  pro: { monthly: { plan: 'Pro' }, yearly: { plan: 'Pro, by the year' } },
  start: { monthly: { plan: 'Start' }, yearly: { plan: 'Start, by the year' } },
};

installPopovers();
startOverlays();
startPlanDialog();

beforeEach(() => {
  document.body.innerHTML = `
    <form><button name="plan" value="pro">Pro</button><button name="plan" value="start">Start</button></form>
    <input type="radio" value="yearly">
    <dialog popover id="plan-request"><h2 tabindex="-1" data-text="plan"></h2>
      <form><input type="hidden" name="plan"><input type="email"><p data-form-note></p></form></dialog>`;
  dialog().dataset.choices = JSON.stringify(choices);
});

const find = <Kind extends HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const dialog = () => find('#plan-request');
const email = () => find<HTMLInputElement>('[type="email"]');
const choose = (plan: string) => find(`[value="${plan}"]`).click();

it('shows the plan with the chosen period, and sends it', () => {
  find('[value="yearly"]').click();
  choose('pro');
  expect(find('h2')).toHaveTextContent('Pro, by the year');
  expect(find('[name="plan"][type="hidden"]')).toHaveValue('Pro, by the year');
  expect(dialog().dataset).toMatchObject({ plan: 'pro', period: 'yearly' });
});

it('opens for another plan without what was written and answered for the one before', () => {
  choose('pro');
  const { opening } = dialog().dataset;
  email().value = 'sanne@example.com';
  find('[data-form-note]').textContent = 'It failed.';
  choose('start');
  expect(find('h2')).toHaveTextContent('Start');
  expect(email()).toHaveValue('');
  expect(find('[data-form-note]')).toBeEmptyDOMElement();
  expect(dialog().dataset.opening).not.toBe(opening);
});
