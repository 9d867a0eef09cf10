import { hydratedAttribute, renderedEvent } from './attributes';
import { hasNavigated } from './navigation';
import { currentElement, islandOf, placeOf, type PlacedElement } from './starter/place';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  isText(element) || element instanceof HTMLSelectElement;

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

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

const restore = (before: Field, field: Element): void => {
  if (!isField(field) || !isChanged(before)) return;
  if (field.value === before.value && isChecked(field) === isChecked(before)) return;
  field.value = before.value;
  if (field instanceof HTMLInputElement) field.checked = isChecked(before);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const restoreFocus = (before: Element, element: Element): void => {
  if (element === before || document.activeElement !== document.body) return;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  // Fields for addresses have no selection.
  if (isText(before) && isText(element) && before.selectionStart !== null)
    element.setSelectionRange(before.selectionStart, before.selectionEnd);
};

/**
 * Notes the places of all fields, and of the focus, before React hydrates the page. Where React replaces an element after a mismatch, its input
 * is put into the new one. Does nothing once the visitor has gone on to another page.
 */
export const restoreInput = (): void => {
  let fields = [...document.querySelectorAll<Field>('input, select, textarea')].map(placeOf);
  let focused: PlacedElement | undefined = placeOf(document.activeElement ?? document.body);

  const noteFocus = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // What React replaces in a hydrated island is meant to go.
    focused = islandOf(target)?.hasAttribute(hydratedAttribute) ? undefined : placeOf(target);
  };
  addEventListener('focusin', noteFocus, true);

  addEventListener(renderedEvent, ({ target: island }) => {
    // Another page has other fields in the same places.
    if (!(island instanceof Element) || hasNavigated()) return;
    fields = fields.filter((place) => {
      const field = currentElement(place);
      if (!field || !island.contains(field)) return true;
      restore(place.element, field);
      return false;
    });
    const element = focused && currentElement(focused);
    if (!focused || !element || !island.contains(element)) return;
    restoreFocus(focused.element, element);
    focused = undefined;
  });
};
