import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wrapShiftTab } from './dialog-events';

const keys = { onKeyDown: wrapShiftTab };

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

describe('wrapShiftTab', () => {
  it.each(['dialog', 'heading'])(
    'moves the focus from the %s to the last control',
    async (role) => {
      renderDialog();
      screen.getByRole(role).focus();
      await userEvent.tab({ shift: true });
      expect(last()).toHaveFocus();
    },
  );

  it('leaves the order of the controls as it is', async () => {
    renderDialog();
    last().focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });

  it('leaves Tab as it is', async () => {
    renderDialog();
    screen.getByRole('heading').focus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });
});
