import { hydratedMark } from '../marks';
import { elementAt, islandOf, placeOf, type Place } from './place';

const controls = 'a[href], button, label, input';

/** How long after the release the browser may still send its own click, in milliseconds. */
const clickDelay = 50;

/** A pointer that moves further has left the control, in pixels; the control itself may have moved. */
const tolerance = 10;

interface Press {
  element: Element;
  place: Place;
  x: number;
  y: number;
  isClicked: boolean;
}

let pressed: Press | undefined;

const press = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
  const element = target instanceof Element ? target.closest(controls) : null;
  const isHydrated = element && islandOf(element)?.hasAttribute(hydratedMark);
  const place = element && !isHydrated ? placeOf(element) : undefined;
  pressed = element && place ? { element, place, x, y, isClicked: false } : undefined;
};

const release = ({ clientX, clientY }: PointerEvent): void => {
  const released = pressed;
  if (!released) return;
  const { element, place, x, y } = released;
  if (Math.hypot(clientX - x, clientY - y) > tolerance) return;
  setTimeout(() => {
    const now = elementAt(place);
    if (!released.isClicked && !element.isConnected && now instanceof HTMLElement) now.click();
  }, clickDelay);
};

/** Clicks a control that React has replaced between press and release, because browsers do not. */
export const keepPress = (): void => {
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener(
    'click',
    ({ target }) => {
      const now = pressed && elementAt(pressed.place);
      if (pressed && target instanceof Node && now?.contains(target)) pressed.isClicked = true;
    },
    true,
  );
};
