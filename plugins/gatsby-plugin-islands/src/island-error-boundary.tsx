import { Component, type ReactNode } from 'react';
import { failedEvent } from './attributes';
import { hasNavigated } from './navigation';

interface IslandErrorBoundaryProps {
  wrapper: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * Keeps what is on the screen, with everything typed and chosen in it, when the children throw; React no longer listens to it. A page
 * without the server's HTML is loaded from the server.
 */
export class IslandErrorBoundary extends Component<
  IslandErrorBoundaryProps,
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  shown: ChildNode[] | undefined;
  focused: Element | null = null;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    const wrapper = this.props.wrapper();
    // Several children may throw; the first one has brought everything back.
    wrapper?.append(...(this.shown?.splice(0) ?? []));
    if (this.focused instanceof HTMLElement && wrapper?.contains(this.focused))
      this.focused.focus({ preventScroll: true });
    if (hasNavigated() && navigator.onLine) window.location.reload();
    else wrapper?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Until this render is committed, everything is still in the document.
    if (!this.shown) {
      this.shown = [...(this.props.wrapper()?.childNodes ?? [])];
      this.focused = document.activeElement;
    }
    return null;
  }
}
