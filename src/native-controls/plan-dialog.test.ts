import { installPopovers } from '../testing/popovers';
import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';

installPopovers();
startOverlays();
startPlanDialog();

beforeEach(() => {
  document.body.innerHTML = `
    <form><button name="plan" value="pro">Pro</button><button name="plan" value="start">Start</button></form>
    <dialog popover id="plan-request" data-choices='{"start":{"monthly":{"plan":"Start"}}}'>
      <h2 tabindex="-1" data-text="plan"></h2>
      <form><input type="email"><p data-form-note></p></form></dialog>`;
});

const find = <Kind extends HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const dialog = () => find('#plan-request');
const email = () => find<HTMLInputElement>('[type="email"]');
const choose = (plan: string) => find(`[value="${plan}"]`).click();

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

it('leaves it to the form to open the contact page in a browser without popovers', () => {
  Object.assign(dialog(), { showPopover: undefined });
  // jsdom can follow no submission.
  const submit = jest.fn((event: SubmitEvent) => event.preventDefault());
  find('form').addEventListener('submit', submit);
  choose('pro');
  expect(submit.mock.calls[0]?.[0].submitter).toHaveValue('pro');
  expect(dialog()).not.toHaveAttribute('open');
});
