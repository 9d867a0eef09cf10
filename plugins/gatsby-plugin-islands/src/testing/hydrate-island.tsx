import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Island } from '../island';
import { keepServerIslands } from '../island-error-boundary';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Waves ${count}`}
    </button>
  );
};

/** The server's HTML of a counter. */
export const button = '<button type="button">Waves 0</button>';

export const Broken = (): never => {
  throw new Error('broken');
};

/** Gets what React has recovered from. */
export const recovered = jest.fn();

let root: Root | undefined;

export const island = () => document.querySelector<HTMLElement>('[data-island]');

export const islandHtml = (serverHtml = button, attribute = '') =>
  `<div data-island=""${attribute}><!--$-->${serverHtml}<!--/$--></div>`;

/** Shows the server's HTML and hydrates it, as the page's start does. */
export const hydrateHtml = async (html: string, element: ReactNode) => {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  const [container = document.body] = document.body.children;
  keepServerIslands();
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: recovered });
  });
};

export const hydrate = (content: ReactNode = <Counter />, serverHtml?: string, attribute = '') =>
  hydrateHtml(islandHtml(serverHtml, attribute), <Island>{content}</Island>);

/** An extension has added an element outside of the island, so React renders the whole page again. */
export const hydrateChangedPage = (content: ReactNode) =>
  hydrateHtml(
    `<section><x-bar></x-bar>${islandHtml()}</section>`,
    <section>
      <Island>{content}</Island>
    </section>,
  );

export const unmountIsland = (): void => {
  act(() => root?.unmount());
  root = undefined;
};
