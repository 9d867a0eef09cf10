/** Clicks on an element by its id. @returns Whether the browser would go on with what a click does by itself. */
export const clickOn = (id: string, init: MouseEventInit = {}): boolean | undefined =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
