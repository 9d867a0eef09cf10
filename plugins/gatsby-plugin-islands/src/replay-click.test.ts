import { replayClick } from './replay-click';

const send = (): HTMLButtonElement => {
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
};

/** What React does after a mismatch. */
const replace = () => {
  document.body.innerHTML = '<div data-island><form><button>Send</button></form></div>';
};

beforeAll(replayClick);
beforeEach(replace);

describe('a control that is replaced between press and release', () => {
  const pointer = (element: Element, type: string, clientX = 0) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));
  const pressAndReplace = () => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    pointer(send(), 'pointerdown');
    replace();
    send().addEventListener('click', onClick);
    return onClick;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('is clicked when it is released', async () => {
    const onClick = pressAndReplace();
    pointer(send(), 'pointerup');
    await settle();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('has the focus, not what is around it', () => {
    pressAndReplace();
    const mousedown = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(mousedown);
    expect(send()).toHaveFocus();
    expect(mousedown.defaultPrevented).toBe(true);
  });

  it('is clicked when its island has failed meanwhile, and has brought it back', async () => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    send().addEventListener('click', onClick);
    const island = send().closest('[data-island]');
    pointer(send(), 'pointerdown');
    island?.append(...island.childNodes);
    island?.dispatchEvent(new Event('island-failed', { bubbles: true }));
    pointer(send(), 'pointerup');
    await settle();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is clicked once where the browser clicks as well', async () => {
    const onClick = pressAndReplace();
    pointer(send(), 'pointerup');
    pointer(send(), 'click');
    await settle();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is not clicked when the pointer has left it', async () => {
    const onClick = pressAndReplace();
    pointer(document.body, 'pointerup', 50);
    await settle();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is not clicked by another button of the mouse', async () => {
    const onClick = jest.fn();
    send().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 2 }));
    replace();
    send().addEventListener('click', onClick);
    pointer(send(), 'pointerup');
    await settle();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is left to the browser when nothing has replaced it', async () => {
    const onClick = jest.fn();
    send().addEventListener('click', onClick);
    pointer(send(), 'pointerdown');
    pointer(send(), 'pointerup');
    await settle();
    expect(onClick).not.toHaveBeenCalled();
  });
});
