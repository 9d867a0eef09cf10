import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stepBack } from './step-back';

const keys = { onKeyDown: stepBack };

const renderDialog = () =>
  render(
    <div role="dialog" tabIndex={-1} {...keys}>
      <h2 tabIndex={-1}>Heading</h2>
      <a href="#first">First</a>
      <button type="button">Last</button>
      <button type="button" disabled>
        Not there yet
      </button>
    </div>,
  );

const last = () => screen.getByRole('button', { name: 'Last' });

describe('stepBack', () => {
  it.each(['dialog', 'heading'])('leads from the %s to the last stop', async (role) => {
    renderDialog();
    screen.getByRole(role).focus();
    await userEvent.tab({ shift: true });
    expect(last()).toHaveFocus();
  });

  it('leaves the order of the stops as it is', async () => {
    renderDialog();
    last().focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });

  it('leaves the way forward as it is', async () => {
    renderDialog();
    screen.getByRole('heading').focus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });
});
