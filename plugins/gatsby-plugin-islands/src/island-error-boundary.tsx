import { Component, type ReactNode } from 'react';
import { failedEvent } from './attributes';
import { hasNavigated } from './navigation';

interface IslandErrorBoundaryProps {
  wrapper: () => HTMLElement | null;
  children: ReactNode;
}

/** A copy with everything that was typed and chosen; `cloneNode` omits what is chosen in a list. */
const copyOf = (element: HTMLElement): HTMLElement => {
  // The type of `cloneNode` does not show that a copy is of the element's kind.
  const copy = element.cloneNode(true) as HTMLElement;
  const chosen = [...element.querySelectorAll('select')];
  copy.querySelectorAll('select').forEach((select, index) => {
    select.value = chosen[index]?.value ?? '';
  });
  return copy;
};

/** Falls back to a copy of the HTML on the screen when the children throw; a page without the server's HTML is loaded from the server. */
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
    const wrapper = this.props.wrapper();
    // Several children may throw; the copy is inserted once.
    if (this.copy) wrapper?.append(...this.copy.childNodes);
    if (hasNavigated() && navigator.onLine) window.location.reload();
    else wrapper?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Until this render is committed, everything is still in the document.
    const wrapper = this.props.wrapper();
    if (wrapper) this.copy ??= copyOf(wrapper);
    return null;
  }
}
