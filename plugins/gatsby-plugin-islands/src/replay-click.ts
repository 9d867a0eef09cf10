import { failedEvent, hydratedAttribute } from './attributes';
import { currentElement, islandOf, placeOf, type PlacedElement } from './starter/place';

const controls = 'a[href], button, label, input, select, textarea';

/** How long after the release the browser may still send its own click, in milliseconds. */
const clickDelay = 50;

/** A pointer that moves further has left the control, in pixels. */
const tolerance = 10;

interface Press extends PlacedElement {
  x: number;
  y: number;
  isClicked: boolean;
  /** Whether its island has failed meanwhile, which detaches it for a moment. */
  wasDetached: boolean;
}

let pressed: Press | undefined;

const press = ({ target, button, clientX: x, clientY: y }: PointerEvent): void => {
  const element = target instanceof Element ? target.closest(controls) : null;
  const island = element ? islandOf(element) : undefined;
  const isWaiting = button === 0 && island && !island.hasAttribute(hydratedAttribute);
  pressed =
    element && isWaiting
      ? { ...placeOf(element), x, y, isClicked: false, wasDetached: false }
      : undefined;
};

/** What React has put in the place of a pressed control, if it has: another one, or the same one again. */
const replacement = (control: Press): Element | undefined =>
  control.element.isConnected && !control.wasDetached ? undefined : currentElement(control);

/** React may replace a control in the pointer event; the browser would then focus what is around it. */
const focusReplacement = (event: Event): void => {
  const control = pressed && replacement(pressed);
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
};

const release = ({ clientX, clientY }: PointerEvent): void => {
  const released = pressed;
  if (!released || Math.hypot(clientX - released.x, clientY - released.y) > tolerance) return;
  setTimeout(() => {
    const control = replacement(released);
    if (!released.isClicked && control instanceof HTMLElement) control.click();
  }, clickDelay);
};

/** Focuses and clicks a control that React replaced while it was pressed, because browsers do not. */
export const replayClick = (): void => {
  addEventListener('pointerdown', press, true);
  addEventListener('mousedown', focusReplacement, true);
  addEventListener('pointerup', release, true);
  addEventListener(failedEvent, ({ target }) => {
    if (pressed && target instanceof Element && target.contains(pressed.element))
      pressed.wasDetached = true;
  });
  addEventListener(
    'click',
    ({ target }) => {
      const control = pressed && currentElement(pressed);
      if (pressed && target instanceof Node && control?.contains(target)) pressed.isClicked = true;
    },
    true,
  );
};
