import { hydratedMark } from '../marks';
import { elementAt, islandOf, placeOf, type Place } from './place';

const controls = 'a[href], button, label, input';

/** How long after the release the browser may still send its own click, in milliseconds. */
const clickDelay = 50;

let pressed: { element: Element; place: Place; clicked: boolean } | undefined;

const press = ({ target }: Event): void => {
  const element = target instanceof Element ? target.closest(controls) : null;
  const isHydrated = element && islandOf(element)?.hasAttribute(hydratedMark);
  const place = element && !isHydrated ? placeOf(element) : undefined;
  pressed = element && place ? { element, place, clicked: false } : undefined;
};

const release = ({ clientX, clientY }: PointerEvent): void => {
  const released = pressed;
  if (!released) return;
  setTimeout(() => {
    const now = elementAt(released.place);
    if (released.clicked || released.element.isConnected || !(now instanceof HTMLElement)) return;
    if (now.contains(document.elementFromPoint(clientX, clientY))) now.click();
  }, clickDelay);
};

/**
 * Clicks a control that React has replaced between press and release, because browsers do not.
 */
export const keepPress = (): void => {
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener(
    'click',
    ({ target }) => {
      const now = pressed && elementAt(pressed.place);
      if (pressed && target instanceof Node && now?.contains(target)) pressed.clicked = true;
    },
    true,
  );
};
