import { islandAttribute } from '../attributes';

/** An element and its place on the page, by which its replacement is found after React renders. */
export interface PlacedElement<T extends Element = Element> {
  element: T;
  /** Index of its island; -1 outside of islands. */
  island: number;
  /** Distinguishes it from others of its tag: an extension may have added fields and buttons. */
  selector: string;
  index: number;
}

const islands = (): Element[] => [...document.querySelectorAll(`[${islandAttribute}]`)];

export const islandOf = (element: Element): Element | null =>
  element.closest(`[${islandAttribute}]`);

const selectorOf = (element: Element): string => {
  // React may give a group of radio buttons another name when it renders again.
  const isChoice = element.matches('button, [type="radio"], [type="checkbox"]');
  const conditions = ['type', isChoice ? 'value' : 'name'].map((name) => {
    const value = element.getAttribute(name);
    return value === null ? '' : `[${name}=${JSON.stringify(value)}]`;
  });
  return element.localName + conditions.join('');
};

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

/** Returns the element while it is on the page, otherwise the one in its place, if any. */
export const currentElement = ({ element, island, selector, index }: PlacedElement) =>
  element.isConnected ? element : islands()[island]?.querySelectorAll(selector)[index];
