import { Component, type ReactNode } from 'react';
import { failedEvent, islandAttribute } from './attributes';
import { hasNavigated } from './navigation';

const islands = () => [...document.querySelectorAll(`[${islandAttribute}]`)];

let serverIslands: Element[] = [];

/** Keeps the islands that the server sent, for those that fail while React renders the whole page again. Call it before the framework hydrates. */
export const keepServerIslands = (): void => {
  serverIslands = islands();
};

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
    if (hasNavigated() && navigator.onLine) window.location.reload();
    // The element of a new island is set after this.
    else queueMicrotask(() => this.bringBack());
  }

  bringBack() {
    const wrapper = this.props.wrapper();
    if (!wrapper) return;
    const onServer = serverIslands[islands().indexOf(wrapper)]?.childNodes ?? [];
    wrapper.append(...(this.shown?.length ? this.shown : onServer));
    // Several children may throw; the first one has brought everything back.
    this.shown = [];
    wrapper.dispatchEvent(new Event(failedEvent, { bubbles: true }));
    if (this.focused instanceof HTMLElement && wrapper.contains(this.focused))
      this.focused.focus({ preventScroll: true });
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
