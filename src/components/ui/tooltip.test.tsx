import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const button = (name: string) => screen.getByRole('button', { name });
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <Tooltip label="Close the menu">
        <button type="button" aria-label="Close" />
      </Tooltip>
      <Tooltip label="Play the video">
        <button type="button" aria-label="Play" />
      </Tooltip>
    </>,
  );
});

// Long after the tooltip closed, so that the next test starts with the full delay.
afterEach(async () => {
  await user.unhover(document.body);
  await pass(1000);
  jest.useRealTimers();
});

describe('a tooltip', () => {
  it('opens once the mouse has rested for 700 ms', async () => {
    await user.hover(button('Close'));
    await pass(690);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
    await pass(20);
    expect(screen.getByText('Close the menu')).toBeInTheDocument();
  });

  it('does not open for a mouse that only passes', async () => {
    await user.hover(button('Close'));
    await pass(400);
    await user.unhover(button('Close'));
    await pass(1000);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
  });

  it.each([
    ['opens at once less than 300 ms after another one closed', 280, 1],
    ['has its delay again 300 ms after another one closed', 320, 0],
  ])('%s', async (_what, gap, shown) => {
    await user.hover(button('Close'));
    await pass(700);
    await user.unhover(button('Close'));
    await pass(gap);
    await user.hover(button('Play'));
    await pass(1);
    expect(screen.queryAllByText('Play the video')).toHaveLength(shown);
  });

  it('does not open for a finger', async () => {
    await user.pointer([{ keys: '[TouchA>]', target: button('Close') }]);
    await pass(1000);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
  });

  it('closes when the control is pressed, and stays closed', async () => {
    await user.hover(button('Close'));
    await pass(700);
    // fireEvent, because in jsdom a click of userEvent makes the focus visible.
    fireEvent.pointerDown(button('Close'));
    await pass(1000);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
  });

  it('opens at once for the keyboard, and moves on with the focus', async () => {
    await user.tab();
    await pass(1);
    expect(screen.getByText('Close the menu')).toBeInTheDocument();
    await user.tab();
    await pass(1);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
    expect(screen.getByText('Play the video')).toBeInTheDocument();
  });

  it('closes with Escape before the dialog around it', async () => {
    const press = () => {
      const escape = createEvent.keyDown(button('Close'), { key: 'Escape' });
      fireEvent(button('Close'), escape);
      return escape;
    };
    await user.tab();
    await pass(1);
    // The browser closes no dialog for an event that was prevented.
    expect(press().defaultPrevented).toBe(true);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
    expect(button('Close')).toHaveFocus();
    expect(press().defaultPrevented).toBe(false);
  });

  it('is not read in addition to the name of the control', async () => {
    await user.tab();
    await pass(1);
    expect(screen.getByText('Close the menu')).toHaveAttribute('aria-hidden', 'true');
    expect(button('Close')).not.toHaveAccessibleDescription();
  });

  it('does not open where the browser has no popovers', async () => {
    const { showPopover } = Element.prototype as HTMLElement;
    Reflect.deleteProperty(Element.prototype, 'showPopover');
    await user.tab();
    await pass(1);
    expect(screen.queryByText('Close the menu')).not.toBeInTheDocument();
    Object.assign(Element.prototype, { showPopover });
  });
});
