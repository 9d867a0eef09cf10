import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { Tooltip } from './tooltip';
import { TooltipProvider } from './tooltip-provider';

const renderButton = () =>
  render(
    <TooltipProvider>
      <Tooltip label="Close">
        <button type="button" aria-label="Close" />
      </Tooltip>
    </TooltipProvider>,
  );

describe('Tooltip', () => {
  it('opens 700 ms after the pointer came to rest', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    renderButton();
    await user.hover(screen.getByRole('button'));
    act(() => {
      jest.advanceTimersByTime(650);
    });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(50);
    });
    expect(screen.getByRole('tooltip')).toHaveTextContent('Close');
    jest.useRealTimers();
  });

  it('opens at once for the keyboard', async () => {
    renderButton();
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Close');
  });
});
