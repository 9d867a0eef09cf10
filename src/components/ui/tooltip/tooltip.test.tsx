import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { Tooltip, TooltipProvider } from './tooltip';

const element = (
  <TooltipProvider>
    <Tooltip label="Close">
      <button type="button" aria-label="Close" />
    </Tooltip>
    <Tooltip label="Play">
      <button type="button" aria-label="Play" />
    </Tooltip>
    <dialog open>
      <button type="button" aria-label="In a dialog" />
    </dialog>
  </TooltipProvider>
);

const button = (name: string) => screen.getByRole('button', { name });

describe('the tooltip of a control', () => {
  afterEach(() => jest.useRealTimers());

  it('opens immediately for the keyboard, leaves the control as it is, and is removed with it', async () => {
    const { rerender } = render(element);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
    expect(button('Close')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Play');
    rerender(<TooltipProvider>nothing</TooltipProvider>);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens for a control that the keyboard reached before it was hydrated', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    await userEvent.tab();
    render(element, { container, hydrate: true });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
  });

  it('opens 700 ms after the pointer came to rest, but not when a closing dialog gives the control its focus', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(element);
    // The script of tooltips is there once the visitor has had one.
    await user.tab();
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    // For 300 ms another one opens immediately.
    await act(() => jest.advanceTimersByTimeAsync(280));
    await user.hover(button('Play'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Play');
    await user.keyboard('{Escape}');
    await act(() => jest.advanceTimersByTimeAsync(350));
    for (const leave of [() => button('In a dialog').focus(), () => button('Close').blur()]) {
      act(leave);
      act(() => button('Close').focus());
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    }
    act(() => button('Close').blur());
    await user.hover(button('Close'));
    await act(() => jest.advanceTimersByTimeAsync(650));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Close');
  });
});
