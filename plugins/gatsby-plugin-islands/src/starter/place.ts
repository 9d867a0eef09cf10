import { islandMark } from '../marks';

/** An element, and where it is on the page, so that the one is found by which React replaces it. */
export interface PlacedElement<T extends Element = Element> {
  element: T;
  /** Index of its island; -1 outside of islands. */
  island: number;
  /** Tells it from others of its tag: an extension may have added fields and buttons. */
  selector: string;
  /** Index among the elements of the island that the selector finds. */
  index: number;
}

const islands = (): Element[] => [...document.querySelectorAll(`[${islandMark}]`)];

/** @returns The island around an element; undefined when there is none. */
export const islandOf = (element: Element): Element | undefined =>
  element.closest(`[${islandMark}]`) ?? undefined;

const selectorOf = (element: Element): string => {
  const attributes = element instanceof HTMLButtonElement ? ['name', 'value'] : ['name', 'type'];
  const conditions = attributes.map((name) => {
    const value = element.getAttribute(name);
    return value === null ? '' : `[${name}=${JSON.stringify(value)}]`;
  });
  return element.localName + conditions.join('');
};

/** @returns The element with its place. */
export const placeOf = <T extends Element>(element: T): PlacedElement<T> => {
  const island = islandOf(element);
  const selector = selectorOf(element);
  return {
    element,
    island: island ? islands().indexOf(island) : -1,
    selector,
    index: island ? [...island.querySelectorAll(selector)].indexOf(element) : -1,
  };
};

/** @returns The element itself while it is on the page, otherwise the one in its place; undefined when there is none. */
export const currentElement = ({ element, island, selector, index }: PlacedElement) =>
  element.isConnected ? element : islands()[island]?.querySelectorAll(selector)[index];
