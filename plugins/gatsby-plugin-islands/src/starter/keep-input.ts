import { hydratedMark, renderedEvent } from '../marks';
import { elementAt, islandOf, placeOf, type Place } from './place';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface KeptValue {
  field: Field;
  place: Place;
  value: string;
  checked: boolean;
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

const kept = new Map<Field, KeptValue>();
let focused: { element: HTMLElement; place: Place } | undefined;

const keep = (field: Field): void => {
  const place = placeOf(field);
  if (place) kept.set(field, { field, place, value: field.value, checked: isChecked(field) });
};

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return (
    field.value !== field.defaultValue ||
    (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
  );
};

/** Browsers and password managers also fill in fields without an event. */
const keepAll = (): void => {
  for (const field of document.querySelectorAll<Field>('input, select, textarea'))
    if (isChanged(field)) keep(field);
};

const putBack = ({ field, place, value, checked }: KeptValue): void => {
  const now = elementAt(place);
  if (field.isConnected || !isField(now)) return;
  if (now.value === value && isChecked(now) === checked) return;
  if (now instanceof HTMLInputElement && /radio|checkbox/.test(now.type)) now.checked = checked;
  else now.value = value;
  now.dispatchEvent(new Event('input', { bubbles: true }));
};

const focusAgain = (island: Element): void => {
  if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
  const element = elementAt(focused.place);
  if (element instanceof HTMLElement && island.contains(element))
    element.focus({ preventScroll: true });
};

/**
 * Keeps what was typed and chosen, and the focus, until an island is hydrated: where its HTML does not agree with React's, because an
 * extension or a translator has changed it, React renders the island again with empty fields.
 *
 * @returns Keeps the present state of all fields; called before the framework starts.
 */
export const keepInput = (): (() => void) => {
  const note = ({ target, type }: Event) => {
    if (!(target instanceof HTMLElement) || islandOf(target)?.hasAttribute(hydratedMark)) return;
    const place = placeOf(target);
    if (type === 'focusin') focused = place && { element: target, place };
    else if (isField(target)) keep(target);
  };
  for (const type of ['input', 'change', 'focusin']) addEventListener(type, note, true);

  document.addEventListener(renderedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const value of kept.values()) {
      const now = elementAt(value.place);
      if (!now || !target.contains(now)) continue;
      putBack(value);
      kept.delete(value.field);
    }
    focusAgain(target);
  });
  return keepAll;
};
