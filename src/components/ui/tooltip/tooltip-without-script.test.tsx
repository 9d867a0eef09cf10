import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, TooltipProvider } from './tooltip';

const mockError = new Error('no such chunk');
jest.mock('./tooltip-list', () => {
  throw mockError;
});

it('leaves the control working when the script of tooltips does not load, and reports why', async () => {
  const report = jest.fn();
  Object.assign(window, { reportError: report });
  render(
    <TooltipProvider>
      <Tooltip label="Close">
        <button type="button" aria-label="Close" />
      </Tooltip>
    </TooltipProvider>,
  );
  await userEvent.tab();
  await waitFor(() => expect(report).toHaveBeenCalledWith(mockError));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
