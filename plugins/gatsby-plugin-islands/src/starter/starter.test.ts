import {
  failedEvent,
  fallbackEvent,
  hydratedEvent,
  hydratedAttribute,
  pendingEvent,
  renderedEvent,
} from '../marks';
import { ownListeners } from '../testing/own-listeners';
import { fallbackTimeout } from './pending-submits';

const page = `
  <div data-island id="contact">
    <form method="post" action="/send"><input name="from_email"><select><option>one<option>two</select>
      <button type="submit" name="go">Send</button></form>
    <form method="get" action="/contact"><button name="plan" value="pro">Choose</button></form>
  </div>
  <div data-island id="other"><form method="post"><button>Send</button></form></div>`;

const find = <Kind extends Element>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

const island = () => find<HTMLElement>('#contact');
const form = () => find<HTMLFormElement>('#contact form');
const send = () => find<HTMLButtonElement>('#contact [name="go"]');
const field = () => find<HTMLInputElement>('#contact input');

const announce = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

const hydrate = (element: Element) => {
  announce(element, renderedEvent);
  element.setAttribute(hydratedAttribute, '');
  announce(element, hydratedEvent);
};

/** What React does after a mismatch: the same elements again, empty. */
const replaceContent = () => {
  const copy = new DOMParser().parseFromString(page, 'text/html').querySelector('#contact');
  island().replaceChildren(...(copy?.children ?? []));
};

let removeListeners = () => {};
const start = jest.fn();
const submit = jest.fn();
let keepAll = () => {};
let fail = () => {};

beforeEach(async () => {
  document.body.innerHTML = page;
  start.mockClear();
  submit.mockClear();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submit(this);
  });
  removeListeners = ownListeners();
  // A module runs once a page, and each test is a page of its own.
  await jest.isolateModulesAsync(async () => {
    keepAll = (await import('./keep-input')).keepInput();
    fail = (await import('./pending-submits')).keepSubmits(start);
    (await import('./keep-press')).keepPress();
  });
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a form that is submitted before its island is hydrated', () => {
  it('starts the framework, and is submitted once more with the same button', () => {
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', onSubmit);
    send().click();
    expect(start).toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    hydrate(find('#other'));
    expect(onSubmit).not.toHaveBeenCalled();

    hydrate(island());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(send());
    send().click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('says that it waits', () => {
    const onPending = jest.fn();
    form().addEventListener(pendingEvent, onPending);
    send().click();
    expect(onPending).toHaveBeenCalledTimes(1);
  });

  it('is submitted in the form that has replaced it, with what was typed', () => {
    field().value = 'sanne@example.com';
    announce(field(), 'input');
    send().click();
    replaceContent();
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', onSubmit);
    hydrate(island());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('sanne@example.com');
  });

  it('falls back with what was typed where a copy has replaced it', () => {
    field().value = 'sanne@example.com';
    send().click();
    form().replaceWith(form().cloneNode(true));
    announce(island(), failedEvent);
    expect(submit.mock.calls).toEqual([[form()]]);
    expect(field()).toHaveValue('sanne@example.com');
  });

  it('is sent although nothing has replaced it', () => {
    const lost = form();
    send().click();
    island().replaceChildren();
    fail();
    expect(submit.mock.calls).toEqual([[lost]]);
    expect(lost.isConnected).toBe(true);
  });

  it('is submitted with its own button where an extension has added another', () => {
    send().click();
    replaceContent();
    form().insertAdjacentHTML('afterbegin', '<button type="button">Fill in</button>');
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', onSubmit);
    hydrate(island());
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(send());
  });

  it('falls back 10 s after the first press, however often it is pressed', () => {
    jest.useFakeTimers();
    send().click();
    jest.advanceTimersByTime(fallbackTimeout - 1);
    send().click();
    jest.advanceTimersByTime(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  describe('when it only opens something', () => {
    const choose = () => find<HTMLButtonElement>('[name="plan"]');
    const watchSubmits = () => {
      const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
      find<HTMLFormElement>('#contact form[method="get"]').addEventListener('submit', onSubmit);
      return onSubmit;
    };

    it('is left alone for a visitor who is busy elsewhere by then', () => {
      const onSubmit = watchSubmits();
      choose().click();
      field().focus();
      hydrate(island());
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('opens it where the focus was before the press: Safari does not focus buttons', () => {
      const onSubmit = watchSubmits();
      field().focus();
      choose().click();
      hydrate(island());
      expect(onSubmit).toHaveBeenCalledTimes(1);
    });

    it('leads nobody away who is busy elsewhere when it falls back', () => {
      choose().click();
      field().focus();
      fail();
      expect(submit).not.toHaveBeenCalled();
    });

    it('falls back with what the button stands for', () => {
      choose().click();
      fail();
      const [[fallen]] = submit.mock.calls;
      expect([...new FormData(fallen)]).toEqual([['plan', 'pro']]);
    });
  });

  it.each([
    ['the framework cannot start', () => fail()],
    ['its island fails', () => announce(island(), failedEvent)],
    ['the page fails', () => announce(document.body, failedEvent)],
    ['nothing is hydrated in 10 s', () => jest.advanceTimersByTime(fallbackTimeout)],
  ])('falls back to what it does without scripts when %s', (_reason, happen) => {
    jest.useFakeTimers();
    send().click();
    jest.advanceTimersByTime(fallbackTimeout - 1);
    expect(submit).not.toHaveBeenCalled();
    happen();
    expect(submit.mock.calls).toEqual([[form()]]);
  });

  it('falls back immediately once its island has failed', () => {
    announce(island(), failedEvent);
    send().click();
    expect(submit.mock.calls).toEqual([[form()]]);
  });

  it('does not submit itself when a listener sends it', () => {
    form().addEventListener(fallbackEvent, (event) => event.preventDefault());
    send().click();
    fail();
    expect(submit).not.toHaveBeenCalled();
  });

  it('waits for its own island when another one fails', () => {
    send().click();
    announce(find('#other'), failedEvent);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a control that is replaced between press and release', () => {
  const pointer = (element: Element, type: string, clientX = 0) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
  const pressAndReplace = () => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    pointer(send(), 'pointerdown');
    replaceContent();
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
    replaceContent();
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

describe('what was typed before an island is hydrated', () => {
  it('is put into the field that has replaced its own, and React hears of it', () => {
    field().value = 'Sanne';
    announce(field(), 'input');
    replaceContent();
    const onInput = jest.fn();
    field().addEventListener('input', onInput);
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('Sanne');
    expect(onInput).toHaveBeenCalledTimes(1);
  });

  it('is kept when it was filled in without an event', () => {
    field().value = 'Sanne';
    find<HTMLSelectElement>('select').selectedIndex = 1;
    keepAll();
    replaceContent();
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('Sanne');
    expect(find('select')).toHaveValue('two');
  });

  it('finds its own field where an extension has added others', () => {
    field().value = 'Sanne';
    announce(field(), 'input');
    replaceContent();
    form().insertAdjacentHTML('afterbegin', '<input type="hidden" value="extension">');
    announce(island(), renderedEvent);
    expect(find('[name="from_email"]')).toHaveValue('Sanne');
  });

  it('is the chosen radio button, although React gives its group another name', () => {
    const group = (name: string) =>
      ['monthly', 'yearly'].map(
        (value) =>
          `<input type="radio" name="${name}" value="${value}" ${value === 'monthly' ? 'checked' : ''}>`,
      );
    island().innerHTML = group('_R_1_').join('');
    find<HTMLInputElement>('[value="yearly"]').click();
    island().innerHTML = group('_r_2_').join('');
    announce(island(), renderedEvent);
    expect(find('[value="yearly"]')).toBeChecked();
  });

  it('does not come back once its form was reset', () => {
    field().value = 'Sanne';
    announce(field(), 'input');
    form().reset();
    replaceContent();
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('');
  });

  it('does not empty a field that nobody has touched', () => {
    keepAll();
    replaceContent();
    field().value = 'a draft';
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('a draft');
  });

  it('leaves the focus where it was', () => {
    field().focus();
    replaceContent();
    announce(island(), renderedEvent);
    expect(field()).toHaveFocus();
  });

  it('does not take the focus from where the visitor is by then', () => {
    field().focus();
    replaceContent();
    find<HTMLElement>('#other button').focus();
    announce(island(), renderedEvent);
    expect(find('#other button')).toHaveFocus();
  });
});
