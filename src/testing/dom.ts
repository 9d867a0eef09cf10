import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field: typing renders once per letter. */
export const fill = async (
  field: HTMLElement,
  text: string,
  user: Pick<UserEvent, 'click' | 'paste'> = userEvent,
): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};

/** Expects a field to show this validation error, or none. */
export const expectError = (field: HTMLElement, error = ''): void => {
  expect(field).toHaveAttribute('aria-invalid', String(error !== ''));
  expect(field).toHaveAccessibleDescription(error);
};

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

/** The radio button whose label starts with a text, such as `Monthly`. */
export const radioOf = (label: string): HTMLElement =>
  screen.getByRole('radio', { name: (text) => text.startsWith(label) });

/** Hides the page, as when the visitor opens another tab, or shows it again. */
export const hidePage = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/**
 * Mocks IntersectionObserver.
 * @returns Reports to every observer that its elements are near the viewport or not; several states
 * if the browser reports late.
 */
export const mockIntersections = (): ((...states: boolean[]) => Promise<void>) => {
  const observers = new Set<MockObserver>();

  class MockObserver {
    targets = new Set<Element>();
    callback: Callback;
    constructor(callback: Callback) {
      this.callback = callback;
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
    report(states: boolean[]) {
      const entries = states.flatMap((isIntersecting) =>
        [...this.targets].map((target) => ({ isIntersecting, target })),
      );
      if (entries.length > 0) this.callback(entries);
    }
  }
  Object.assign(window, { IntersectionObserver: MockObserver });

  return (...states) => act(async () => observers.forEach((observer) => observer.report(states)));
};
