import { islandMark } from '../marks';

/** Where an element is on the page, in a way that also finds the one that React has put in its place. */
export interface Place {
  island: number;
  tag: string;
  index: number;
}

const islands = (): Element[] => [...document.querySelectorAll(`[${islandMark}]`)];

/** @returns The island around an element; undefined when there is none. */
export const islandOf = (element: Element): Element | undefined =>
  element.closest(`[${islandMark}]`) ?? undefined;

/**
 * @param element An element of an island.
 * @returns Its place; undefined outside of islands.
 */
export const placeOf = (element: Element): Place | undefined => {
  const island = islandOf(element);
  if (!island) return undefined;
  const tag = element.localName;
  return {
    island: islands().indexOf(island),
    tag,
    index: [...island.getElementsByTagName(tag)].indexOf(element),
  };
};

/** @returns The element at a place; undefined when there is none any more. */
export const elementAt = ({ island, tag, index }: Place): Element | undefined =>
  islands()[island]?.getElementsByTagName(tag)[index];
