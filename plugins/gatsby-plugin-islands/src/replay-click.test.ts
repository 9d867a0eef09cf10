import { screen } from '@testing-library/react';
import { replayClick } from './replay-click';

const send = () => screen.getByRole('button');

/** What React does after a mismatch. */
const replace = (): void => {
  document.body.innerHTML = '<div data-island><form><button>Send</button></form></div>';
};

beforeAll(replayClick);
beforeEach(() => jest.useFakeTimers());
beforeEach(replace);

describe('a control that is replaced between press and release', () => {
  const pointer = (element: Element, type: string, options: MouseEventInit = {}) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...options }));
  const pressAndReplace = (options?: MouseEventInit, replaceIt = replace) => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    pointer(send(), 'pointerdown', options);
    replaceIt();
    send().addEventListener('click', onClick);
    return onClick;
  };
  /** Also the browser's own click would have come by then. */
  const settle = () => jest.runAllTimers();

  it.each([
    ['does not click', []],
    ['clicks as well', ['click']],
  ])(
    'has the focus, not what is around it, and is clicked once where the browser %s',
    (_what, events) => {
      const onClick = pressAndReplace();
      expect(pointer(document.body, 'mousedown')).toBe(false);
      expect(send()).toHaveFocus();
      for (const type of ['pointerup', ...events]) pointer(send(), type);
      settle();
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );

  it('is clicked when its island has failed meanwhile, and has brought it back', () => {
    const onClick = pressAndReplace({}, () => {
      const island = send().closest('[data-island]');
      island?.append(...island.childNodes);
      island?.dispatchEvent(new Event('island-failed', { bubbles: true }));
    });
    pointer(send(), 'pointerup');
    settle();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['when the pointer has left it', {}, { clientX: 50 }, replace],
    ['by another button of the mouse', { button: 2 }, {}, replace],
    ['when nothing has replaced it: the browser clicks', {}, {}, () => {}],
  ])('is not clicked %s', (_what, pressed, released, replaceIt) => {
    const onClick = pressAndReplace(pressed, replaceIt);
    pointer(document.body, 'pointerup', released);
    settle();
    expect(onClick).not.toHaveBeenCalled();
  });
});
