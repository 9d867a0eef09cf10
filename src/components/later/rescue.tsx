import { Component, type ReactNode } from 'react';
import { giveUp } from './give-up';

interface RescueProps {
  /** Finds the element around the children. */
  frame: () => HTMLElement | null;
  children: ReactNode;
}

const selects = (element: Element) => element.querySelectorAll('select');

/** A copy with everything that was typed and chosen; browsers leave out what is chosen in a list. */
const copyOf = (element: HTMLElement): HTMLElement => {
  // A copy of an element is of its kind, but the type of `cloneNode` does not say so.
  const copy = element.cloneNode(true) as HTMLElement;
  const chosen = [...selects(element)];
  selects(copy).forEach((select, index) => {
    select.value = chosen[index]?.value ?? '';
  });
  return copy;
};

/**
 * Keeps what is on the screen when the children throw. React takes away whatever it cannot render; its copy then stands there without
 * behaviour, with what was typed into it: links lead on and forms post themselves.
 */
export class Rescue extends Component<RescueProps, { lost: boolean }> {
  override state = { lost: false };

  kept: HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { lost: true };
  }

  override componentDidCatch(error: unknown) {
    const frame = this.props.frame();
    // Several children may throw; what was kept comes back once.
    if (this.kept) frame?.append(...this.kept.childNodes);
    giveUp(error, frame);
  }

  override render() {
    if (!this.state.lost) return this.props.children;
    // Until this rendering is put on the screen, everything still stands there.
    const frame = this.props.frame();
    if (frame) this.kept ??= copyOf(frame);
    return null;
  }
}
