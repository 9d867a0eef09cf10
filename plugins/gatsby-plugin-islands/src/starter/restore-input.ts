import { failedEvent, hydratedAttribute, renderedEvent } from '../attributes';
import { currentElement, islandOf, placeOf, type PlacedElement } from './place';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface KeptValue extends PlacedElement<Field> {
  value: string;
  checked: boolean;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof Element && (isText(target) || target instanceof HTMLSelectElement);

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

const kept = new Map<Field, KeptValue>();
let focused: PlacedElement | undefined;

const keep = (field: Field): void => {
  kept.set(field, { ...placeOf(field), value: field.value, checked: isChecked(field) });
};

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
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

const restore = (field: Element, { element, value, checked }: KeptValue): void => {
  if (field === element || !isField(field)) return;
  if (field.value === value && isChecked(field) === checked) return;
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
    field.checked = checked;
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const restoreFocus = (island: Element): void => {
  if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
  const before = focused.element;
  const element = currentElement(focused);
  if (!(element instanceof HTMLElement) || !island.contains(element)) return;
  element.focus({ preventScroll: true });
  // Fields for addresses have no selection.
  if (isText(before) && isText(element) && before.selectionStart !== null)
    element.setSelectionRange(before.selectionStart, before.selectionEnd);
};

/** Restores input and focus that a mismatch would lose. Returns what records all fields; call that before the framework starts. */
export const restoreInput = (): (() => void) => {
  const note = ({ target, type }: Event) => {
    if (!(target instanceof HTMLElement) || islandOf(target)?.hasAttribute(hydratedAttribute))
      return;
    if (type === 'focusin') focused = placeOf(target);
    else if (isField(target)) keep(target);
    // What was sent must not be restored.
    else if (type === 'reset')
      for (const field of kept.keys()) if (target.contains(field)) kept.delete(field);
  };
  for (const type of ['input', 'change', 'reset', 'focusin']) addEventListener(type, note, true);

  const restoreIn = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const value of kept.values()) {
      const field = currentElement(value);
      if (!field || !target.contains(field)) continue;
      restore(field, value);
      kept.delete(value.element);
    }
    restoreFocus(target);
  };
  for (const type of [renderedEvent, failedEvent]) addEventListener(type, restoreIn);
  return keepAll;
};
