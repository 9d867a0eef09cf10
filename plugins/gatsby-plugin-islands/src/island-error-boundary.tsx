import { Component, type ReactNode } from 'react';
import { failedEvent } from './marks';
import { hasNavigated } from './navigation';

interface IslandErrorBoundaryProps {
  /** Finds the element around the children. */
  frame: () => HTMLElement | null;
  children: ReactNode;
}

/** A copy with everything that was typed and chosen; `cloneNode` leaves out what is chosen in a list. */
const copyOf = (element: HTMLElement): HTMLElement => {
  // A copy of an element is of its kind, but the type of `cloneNode` does not say so.
  const copy = element.cloneNode(true) as HTMLElement;
  const chosen = [...element.querySelectorAll('select')];
  copy.querySelectorAll('select').forEach((select, index) => {
    select.value = chosen[index]?.value ?? '';
  });
  return copy;
};

/**
 * Falls back to the HTML on the screen when the children throw: React removes them, and a copy takes their place, with what was typed.
 * A page that was rendered by the browser alone has no HTML to fall back to, so it is loaded from the server.
 */
export class IslandErrorBoundary extends Component<
  IslandErrorBoundaryProps,
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  copy: HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    const frame = this.props.frame();
    // Several children may throw; the copy is put back once.
    if (this.copy) frame?.append(...this.copy.childNodes);
    if (hasNavigated() && navigator.onLine) window.location.reload();
    else frame?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Until this render is committed, everything is still in the document.
    const frame = this.props.frame();
    if (frame) this.copy ??= copyOf(frame);
    return null;
  }
}
