import { hydratedEvent, hydratedAttribute, renderedEvent } from '../attributes';

/** A page whose forms wait for two islands. */
export const page = `
  <div data-island id="contact">
    <form method="post" action="/send"><input name="from_email"><select><option>one<option>two</select>
      <select name="size"><option>small<option selected>large</select>
      <button type="submit" name="go">Send</button></form>
    <form method="get" action="/contact"><button name="plan" value="pro">Choose</button></form>
  </div>
  <div data-island id="other"><form method="post"><button>Send</button></form></div>`;

export const find = <Kind extends Element>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

export const island = () => find<HTMLElement>('#contact');
export const form = () => find<HTMLFormElement>('#contact form');
export const send = () => find<HTMLButtonElement>('#contact [name="go"]');
export const field = () => find<HTMLInputElement>('#contact input');

export const announce = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

export const toggle = (popover: Element, newState: string) =>
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));

export const hydrate = (element: Element) => {
  announce(element, renderedEvent);
  element.setAttribute(hydratedAttribute, '');
  announce(element, hydratedEvent);
};

/** What React does after a mismatch: the same elements again, empty. */
export const replaceContent = () => {
  const copy = new DOMParser().parseFromString(page, 'text/html').querySelector('#contact');
  island().replaceChildren(...(copy?.children ?? []));
};

export const renderAgain = () => {
  replaceContent();
  announce(island(), renderedEvent);
};

export const type = (text: string) => {
  field().value = text;
  announce(field(), 'input');
};
