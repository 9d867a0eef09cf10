/** Listens in the capture phase of the document: React stops what comes to an island before it is hydrated, and may replace elements. */
export const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
): void => document.addEventListener(type, handle, true);

/** The element that matches, from the event's target outwards. */
export const closest = <Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
