import {
  failedEvent,
  fallbackEvent,
  hydratedEvent,
  hydratedAttribute,
  pendingEvent,
  renderedEvent,
} from '../attributes';
import { ownListeners } from '../../testing';
import { postTimeout } from './pending-submits';

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

const renderAgain = () => {
  replaceContent();
  announce(island(), renderedEvent);
};

const type = (text: string) => {
  field().value = text;
  announce(field(), 'input');
};

/** Takes the submits of the form that is there now, as React does. */
const listenToSubmit = () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  form().addEventListener('submit', onSubmit);
  return onSubmit;
};

let removeListeners = () => {};
const submit = jest.fn();
const fallBack = jest.fn();
const onError = jest.fn();
let restoreInput = () => {};
let fail = () => {};

beforeEach(async () => {
  document.body.innerHTML = page;
  submit.mockClear();
  fallBack.mockClear();
  onError.mockClear();
  removeListeners = ownListeners();
  // A module runs once a page, and each test is a page of its own.
  await jest.isolateModulesAsync(async () => {
    restoreInput = (await import('../restore-input')).restoreInput;
    fail = (await import('./pending-submits')).queueSubmits();
  });
  restoreInput();
  // jsdom reports here what a listener throws.
  window.addEventListener('error', ({ error }) => onError(error));
  window.addEventListener(fallbackEvent, (event) => {
    if ('detail' in event) fallBack(event.detail);
  });
  // What reaches the browser; jsdom cannot go on.
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) submit(event.target, event.submitter);
    event.preventDefault();
  });
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(onError).not.toHaveBeenCalled();
});

describe('a form that is submitted before its island is hydrated', () => {
  it('is submitted once more with the same button', () => {
    const onSubmit = listenToSubmit();
    send().click();
    expect(onSubmit).not.toHaveBeenCalled();
    hydrate(find('#other'));
    expect(onSubmit).not.toHaveBeenCalled();

    hydrate(island());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(send());
    send().click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('announces that it waits, also to what starts the framework', () => {
    const onPending = jest.fn(({ target }: Event) => target);
    form().addEventListener(pendingEvent, onPending);
    window.addEventListener(pendingEvent, onPending);
    send().click();
    expect(onPending.mock.results.map(({ value }) => value)).toEqual([form(), form()]);
  });

  it('is submitted without a button as well', () => {
    const onSubmit = listenToSubmit();
    form().requestSubmit();
    hydrate(island());
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBeNull();
  });

  it('is submitted without its button where the new one is outside of the form', () => {
    send().click();
    replaceContent();
    const onSubmit = listenToSubmit();
    island().append(send());
    hydrate(island());
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBeNull();
  });

  it('is left to the browser outside of islands, where React has rendered it', () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="free" method="post"></form>');
    find<HTMLFormElement>('#free').requestSubmit();
    expect(submit.mock.calls).toEqual([[find('#free'), null]]);
    expect(fallBack).not.toHaveBeenCalled();
  });

  it('is submitted in the form that has replaced it, with what was typed', () => {
    type('sanne@example.com');
    send().click();
    replaceContent();
    const onSubmit = listenToSubmit();
    hydrate(island());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('sanne@example.com');
  });

  it('is sent although nothing has replaced it', () => {
    const lost = form();
    field().value = 'sanne@example.com';
    send().click();
    island().replaceChildren();
    fail();
    expect(fallBack.mock.calls).toEqual([[lost]]);
    expect(fallBack.mock.calls[0]?.[0]).toHaveFormValues({ from_email: 'sanne@example.com' });
  });

  it('is submitted with its own button where an extension has added another', () => {
    send().click();
    replaceContent();
    form().insertAdjacentHTML('afterbegin', '<button type="button">Fill in</button>');
    const onSubmit = listenToSubmit();
    hydrate(island());
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(send());
  });

  it('falls back 10 s after the first press, however often it is pressed', () => {
    jest.useFakeTimers();
    send().click();
    jest.advanceTimersByTime(postTimeout - 1);
    send().click();
    jest.advanceTimersByTime(1);
    expect(fallBack).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(postTimeout);
    expect(fallBack).toHaveBeenCalledTimes(1);
  });

  it('does not take the place of another form that waits', () => {
    const other = find<HTMLFormElement>('#other form');
    send().click();
    other.requestSubmit();
    fail();
    expect(fallBack.mock.calls.map(([submitted]) => submitted)).toEqual([form(), other]);
  });

  it('is still sent for a visitor who goes on, when it lacks nothing', () => {
    send().click();
    announce(document.body, 'keydown');
    fail();
    expect(fallBack).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'wheel'])(
    'is left alone when it lacks something, for a visitor who is busy elsewhere by then, with a %s',
    (type) => {
      const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
      form().addEventListener('submit', onSubmit);
      form().addEventListener(pendingEvent, (event) => event.preventDefault());
      send().click();
      announce(document.body, type);
      hydrate(island());
      fail();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(fallBack).not.toHaveBeenCalled();
    },
  );

  it('is left to the browser when it only leads to another page', () => {
    const choose = find<HTMLButtonElement>('[name="plan"]');
    choose.click();
    expect(submit.mock.calls).toEqual([[choose.form, choose]]);
    fail();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(fallBack).not.toHaveBeenCalled();
  });

  it.each([
    ['the framework cannot start', () => fail()],
    ['its island fails', () => announce(island(), failedEvent)],
    ['the page fails', () => announce(document.body, failedEvent)],
    ['nothing is hydrated in 10 s', () => jest.advanceTimersByTime(postTimeout)],
  ])('falls back with what was typed when %s', (_reason, happen) => {
    jest.useFakeTimers();
    field().value = 'sanne@example.com';
    send().click();
    jest.advanceTimersByTime(postTimeout - 1);
    expect(fallBack).not.toHaveBeenCalled();
    happen();
    expect(fallBack.mock.calls).toEqual([[form()]]);
    expect(field()).toHaveValue('sanne@example.com');
    jest.advanceTimersByTime(postTimeout);
    expect(fallBack).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its island has failed', () => announce(island(), failedEvent)],
    ['the framework cannot start', () => fail()],
  ])('falls back immediately once %s', (_reason, happen) => {
    happen();
    send().click();
    expect(fallBack.mock.calls).toEqual([[form()]]);
  });

  it('is never submitted by the browser, which would leave the page', () => {
    send().click();
    fail();
    send().click();
    expect(fallBack).toHaveBeenCalledTimes(2);
    expect(submit).not.toHaveBeenCalled();
  });

  it('falls back when the visitor leaves the page, where a listener can still send it', () => {
    send().click();
    window.dispatchEvent(new Event('pagehide'));
    expect(fallBack.mock.calls).toEqual([[form()]]);
    // Another navigation would take the place of the visitor's own.
    expect(submit).not.toHaveBeenCalled();
  });

  it('is not submitted again while the visitor corrects what a listener has refused', () => {
    const onSubmit = listenToSubmit();
    form().addEventListener(pendingEvent, (event) => event.preventDefault());
    send().click();
    field().addEventListener('keydown', (event) => event.stopPropagation());
    announce(field(), 'keydown');
    hydrate(island());
    fail();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(fallBack).not.toHaveBeenCalled();
  });

  it('falls back when the popover around it closes, which may be opened for something else', () => {
    const toggle = (element: Element, newState: string) =>
      element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    send().click();
    toggle(find('#other'), 'closed');
    toggle(island(), 'open');
    expect(fallBack).not.toHaveBeenCalled();
    toggle(island(), 'closed');
    expect(fallBack.mock.calls).toEqual([[form()]]);
  });

  it('waits for its own island when another one fails', () => {
    send().click();
    announce(find('#other'), failedEvent);
    expect(fallBack).not.toHaveBeenCalled();
  });
});

describe('what was typed before an island is hydrated', () => {
  it('is put into the field that has replaced its own once its island is rendered, and React hears of it', () => {
    type('Sanne');
    replaceContent();
    const onInput = jest.fn();
    // React listens around the page.
    document.body.addEventListener('input', onInput);
    announce(find('#other'), renderedEvent);
    expect(field()).toHaveValue('');
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('Sanne');
    expect(onInput).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('input', onInput);
  });

  it('is kept when it was filled in without an event', () => {
    field().value = 'Sanne';
    find<HTMLSelectElement>('select').selectedIndex = 1;
    renderAgain();
    expect(field()).toHaveValue('Sanne');
    expect(find('select')).toHaveValue('two');
  });

  it('finds its own field where an extension has added others', () => {
    type('Sanne');
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
    restoreInput();
    find<HTMLInputElement>('[value="yearly"]').click();
    island().innerHTML = group('_r_2_').join('');
    announce(island(), renderedEvent);
    expect(find('[value="yearly"]')).toBeChecked();
  });

  it('is a box that was ticked without an event', () => {
    island().innerHTML = '<input type="checkbox" name="copy">';
    field().checked = true;
    restoreInput();
    island().innerHTML = '<input type="checkbox" name="copy">';
    announce(island(), renderedEvent);
    expect(field()).toBeChecked();
  });

  it('comes back when another form was reset, and not once its own was', () => {
    type('Sanne');
    find<HTMLFormElement>('#other form').reset();
    renderAgain();
    expect(field()).toHaveValue('Sanne');
    form().reset();
    renderAgain();
    expect(field()).toHaveValue('');
  });

  it('is left to React once its island is hydrated', () => {
    hydrate(island());
    type('Sanne');
    renderAgain();
    expect(field()).toHaveValue('');
  });

  it('sends React no event when the new field already has the value', () => {
    type('Sanne');
    replaceContent();
    field().value = 'Sanne';
    const onInput = jest.fn();
    field().addEventListener('input', onInput);
    announce(island(), renderedEvent);
    expect(onInput).not.toHaveBeenCalled();
  });

  it('does not empty a field that nobody has touched', () => {
    replaceContent();
    field().value = 'a draft';
    find<HTMLSelectElement>('select').selectedIndex = 1;
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('a draft');
    expect(find('select')).toHaveValue('two');
  });

  it('does not put back the choice that a list began with', () => {
    const list = '<select><option>one<option selected>two</select>';
    island().innerHTML = list;
    restoreInput();
    island().innerHTML = list;
    find<HTMLSelectElement>('select').selectedIndex = 0;
    announce(island(), renderedEvent);
    expect(find('select')).toHaveValue('one');
  });

  it('leaves the focus where it was, and does not scroll to it', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    field().focus();
    replaceContent();
    announce(find('#other'), renderedEvent);
    expect(field()).not.toHaveFocus();
    announce(island(), renderedEvent);
    expect(field()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('leaves the focus on a button, and in a field for addresses, which has no cursor', () => {
    send().focus();
    renderAgain();
    expect(send()).toHaveFocus();

    field().type = 'email';
    field().focus();
    replaceContent();
    field().type = 'email';
    announce(island(), renderedEvent);
    expect(field()).toHaveFocus();
  });

  it('does not give a field the focus that the visitor has taken away', () => {
    field().focus();
    field().blur();
    announce(island(), renderedEvent);
    expect(field()).not.toHaveFocus();
  });

  it('leaves the cursor where it was', () => {
    type('Sanne Vries');
    field().focus();
    field().setSelectionRange(6, 6);
    renderAgain();
    expect(field()).toHaveValue('Sanne Vries');
    expect(field().selectionStart).toBe(6);
  });

  it('does not take the focus from where the visitor is by then', () => {
    field().focus();
    replaceContent();
    find<HTMLElement>('#other button').focus();
    announce(island(), renderedEvent);
    expect(find('#other button')).toHaveFocus();
  });
});
