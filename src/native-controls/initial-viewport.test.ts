import { ownListeners } from '../../plugins/gatsby-plugin-islands/testing';
import { visitBy } from '../testing/dom/visit-by';
import { deferLayout, resumeLayout } from './initial-viewport';

const page = '<main><div data-island></div><div data-island></div></main><div data-island></div>';

let waiting: (() => void)[] = [];
let removeListeners = () => {};

const settle = () => {
  const due = waiting;
  waiting = [];
  due.forEach((step) => step());
};

const laidOut = () =>
  [...document.querySelectorAll('[data-island]')].map((part) => part.hasAttribute('data-laid-out'));

const isDeferred = () => document.documentElement.hasAttribute('data-initial-viewport');

beforeEach(() => {
  document.body.innerHTML = page;
  document.documentElement.removeAttribute('data-initial-viewport');
  window.location.hash = '';
  waiting = [];
  visitBy('navigate');
  removeListeners = ownListeners();
  Object.assign(window, {
    requestIdleCallback: (step: () => void) => waiting.push(step),
    requestAnimationFrame: (step: () => void) => step(),
  });
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
});

describe('the initial viewport', () => {
  it('comes before the other parts, which follow one by one after the first interaction', () => {
    deferLayout();
    resumeLayout();
    window.dispatchEvent(new Event('load'));
    settle();
    expect(isDeferred()).toBe(true);
    expect(laidOut()).toEqual([false, false, false]);

    window.dispatchEvent(new Event('islands-started'));
    settle();
    expect(laidOut()).toEqual([true, false, false]);
    settle();
    settle();
    expect(laidOut()).toEqual([true, true, true]);
    settle();
    expect(isDeferred()).toBe(false);
  });

  it('ends when the focus is moved below the fold without a key, and keeps it in sight', () => {
    deferLayout();
    resumeLayout();
    const [, below] = document.querySelectorAll('[data-island]');
    if (below) below.innerHTML = '<input>';
    // As the style sheet does.
    below?.setAttribute('style', 'content-visibility: auto');
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    document.querySelector('input')?.focus();
    expect(isDeferred()).toBe(false);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it.each([
    ['a click on a link to an anchor', false, 'click', '<a href="/en#contact">Contact</a>'],
    ['a key, which may lead to an anchor', false, 'keydown', '<a href="/en">Home</a>'],
    ['a click on anything else', true, 'click', '<a href="/en">Home</a>'],
  ])('still comes first after %s: %s', (_what, expected, type, html) => {
    deferLayout();
    resumeLayout();
    document.body.innerHTML = html;
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isDeferred()).toBe(expected);
  });

  it.each([
    ['reload', ''],
    ['back_forward', ''],
    ['navigate', '#contact'],
  ])('is the whole page on %s to an address with the anchor "%s"', (type, anchor) => {
    visitBy(type);
    window.location.hash = anchor;
    deferLayout();
    expect(isDeferred()).toBe(false);
  });
});
