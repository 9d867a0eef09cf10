import { screen } from '@testing-library/react';
import { installPopovers } from '../testing/dom/popovers';
import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';

installPopovers();
startOverlays();
startPlanDialog();

beforeEach(() => {
  document.body.innerHTML = `
    <form><button name="plan" value="pro">Pro</button><button name="plan" value="start">Start</button></form>
    <main><dialog popover="manual" id="plan-request" data-choices='{"start":{"monthly":{"plan":"Start"}}}'>
      <h2 tabindex="-1" data-text="plan"></h2>
      <form><input type="email"><p data-form-note></p></form></dialog></main>`;
});

const choose = (name: string) => screen.getByRole('button', { name }).click();

it('opens for another plan without what was written and answered for the one before', () => {
  choose('Pro');
  const dialog = screen.getByRole('dialog');
  const { opening } = dialog.dataset;
  const email = screen.getByRole<HTMLInputElement>('textbox');
  email.value = 'sanne@example.com';
  const [note] = document.querySelectorAll('[data-form-note]');
  note?.append('It failed.');
  choose('Start');
  expect(screen.getByRole('heading')).toHaveTextContent('Start');
  expect(email).toHaveValue('');
  expect(note).toBeEmptyDOMElement();
  expect(dialog.dataset.opening).not.toBe(opening);
});

it('leaves it to the form to open the contact page in a browser without popovers', () => {
  Object.assign(screen.getByRole('dialog', { hidden: true }), { showPopover: undefined });
  // jsdom can follow no submission.
  const submit = jest.fn((event: SubmitEvent) => event.preventDefault());
  document.forms[0]?.addEventListener('submit', submit);
  choose('Pro');
  expect(submit.mock.calls[0]?.[0].submitter).toHaveValue('pro');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
