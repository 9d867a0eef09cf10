import { prefetchOnIntent } from './prefetch';

const hovering = jest.fn();

beforeEach(() => {
  hovering.mockClear();
  window.___loader = { hovering };
  document.body.innerHTML = '<a href="/en/about">About</a>';
});

const hover = () =>
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('fetches nothing on hover for visitors who save data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchOnIntent();
  hover();
  expect(hovering).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});

it('fetches the page of a link on hover', () => {
  prefetchOnIntent();
  hover();
  expect(hovering.mock.calls).toEqual([['/en/about']]);
});
