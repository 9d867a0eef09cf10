import { ownListeners } from '../../../plugins/gatsby-plugin-islands/testing';
import { prefetchOnIntent } from './prefetch';

const hovering = jest.fn();
let removeListeners = () => {};

beforeEach(() => {
  hovering.mockClear();
  removeListeners = ownListeners();
  window.___loader = { hovering, loadPage: jest.fn() };
  document.body.innerHTML = '<a href="/en/about">About</a>';
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  Object.assign(navigator, { connection: undefined });
});

const hover = () =>
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('fetches nothing on hover for visitors who save data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchOnIntent();
  hover();
  expect(hovering).not.toHaveBeenCalled();
});

it('fetches the page of a link on hover', () => {
  prefetchOnIntent();
  hover();
  expect(hovering.mock.calls).toEqual([['/en/about']]);
});
