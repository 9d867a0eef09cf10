import { failedEvent, fallbackEvent, pendingEvent, renderedEvent } from '../attributes';
import { ownListeners } from '../../testing';
import {
  page,
  find,
  island,
  form,
  send,
  field,
  announce,
  toggle,
  hydrate,
  replaceContent,
  renderAgain,
  type,
} from '../testing/form-page';

const address = 'sanne@example.com';

/** Takes the submits of the form that is there now, as React does. */
const listenToSubmit = () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  form().addEventListener('submit', onSubmit);
  return onSubmit;
};

let removeListeners = () => {};
const submit = jest.fn();
const fallBack = jest.fn();
let restoreInput = () => {};
let navigate = () => {};
let fail = () => {};

beforeEach(async () => {
  document.body.innerHTML = page;
  jest.clearAllMocks();
  removeListeners = ownListeners();
  // A module runs once a page, and each test is a page of its own.
  await jest.isolateModulesAsync(async () => {
    restoreInput = (await import('../restore-input')).restoreInput;
    navigate = (await import('../navigation')).recordNavigation;
    fail = (await import('./pending-submits')).queueSubmits();
  });
  restoreInput();
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
});

describe('a form that is submitted before its island is hydrated', () => {
  it.each([
    ['with the same button', () => send().click(), send],
    ['without one as well', () => form().requestSubmit(), () => null],
  ])('is submitted once more when it is, %s', (_how, press, button) => {
    const onSubmit = listenToSubmit();
    press();
    hydrate(find('#other'));
    expect(onSubmit).not.toHaveBeenCalled();

    hydrate(island());
    expect(onSubmit.mock.calls.map(([{ submitter }]) => submitter)).toEqual([button()]);
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

  it('is submitted without its button where the new one is outside of the form', () => {
    send().click();
    replaceContent();
    const onSubmit = listenToSubmit();
    island().append(send());
    hydrate(island());
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBeNull();
  });

  it('is left to the browser when it only leads to another page, or is outside of islands, where React has rendered it', () => {
    const choose = find<HTMLButtonElement>('[name="plan"]');
    choose.click();
    document.body.insertAdjacentHTML('beforeend', '<form id="free" method="post"></form>');
    find<HTMLFormElement>('#free').requestSubmit();
    fail();
    expect(submit.mock.calls).toEqual([
      [choose.form, choose],
      [find('#free'), null],
    ]);
    expect(fallBack).not.toHaveBeenCalled();
  });

  it('is submitted in the form that has replaced it, with what was typed, and its own button where an extension has added another', () => {
    type(address);
    send().click();
    replaceContent();
    form().insertAdjacentHTML('afterbegin', '<button type="button">Fill in</button>');
    const onSubmit = listenToSubmit();
    hydrate(island());
    expect(onSubmit.mock.calls.map(([{ submitter }]) => submitter)).toEqual([send()]);
    expect(field()).toHaveValue(address);
  });

  it('is sent although nothing has replaced it', () => {
    const lost = form();
    field().value = address;
    send().click();
    island().replaceChildren();
    fail();
    expect(fallBack.mock.calls).toEqual([[lost]]);
    expect(fallBack.mock.calls[0]?.[0]).toHaveFormValues({ from_email: address });
  });

  it('is still sent, when it lacks nothing, for a visitor who goes on and sends another form', () => {
    const other = find<HTMLFormElement>('#other form');
    send().click();
    announce(document.body, 'keydown');
    other.requestSubmit();
    fail();
    expect(fallBack.mock.calls).toEqual([[form()], [other]]);
  });

  it.each([
    ['pointerdown', 'body'],
    ['wheel', 'body'],
    ['keydown', 'body'],
    ['keydown', '#contact input'],
  ])(
    'is left alone when it lacks something, for a visitor who corrects it or is busy elsewhere, with a %s in %s',
    (type, selector) => {
      const onSubmit = listenToSubmit();
      form().addEventListener(pendingEvent, (event) => event.preventDefault());
      field().addEventListener(type, (event) => event.stopPropagation());
      send().click();
      announce(find(selector), type);
      hydrate(island());
      fail();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(fallBack).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['the framework cannot start', () => fail()],
    ['its island fails', () => announce(island(), failedEvent)],
    ['the page fails', () => announce(document.body, failedEvent)],
    // The dialog may be opened for something else.
    ['the popover around it closes', () => toggle(island(), 'closed')],
    // A listener can still send it.
    ['the visitor leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['nothing is hydrated in 10 s after the first press', () => jest.advanceTimersByTime(1)],
  ])('falls back once, with what was typed, when %s', (_reason, happen) => {
    jest.useFakeTimers();
    field().value = address;
    send().click();
    jest.advanceTimersByTime(9_999);
    send().click();
    expect(fallBack).not.toHaveBeenCalled();
    happen();
    expect(fallBack.mock.calls).toEqual([[form()]]);
    expect(field()).toHaveValue(address);
    jest.advanceTimersByTime(10_000);
    expect(fallBack).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['its island has failed', () => announce(island(), failedEvent)],
    ['the framework cannot start', () => fail()],
  ])('falls back immediately at each press once %s', (_reason, happen) => {
    happen();
    send().click();
    expect(fallBack.mock.calls).toEqual([[form()]]);
    send().click();
    expect(fallBack).toHaveBeenCalledTimes(2);
    // The browser would leave the page.
    expect(submit).not.toHaveBeenCalled();
  });

  it('waits when another island fails, another popover closes or its own opens', () => {
    send().click();
    announce(find('#other'), failedEvent);
    toggle(find('#other'), 'closed');
    toggle(island(), 'open');
    expect(fallBack).not.toHaveBeenCalled();
  });
});

describe('what was typed before an island is hydrated', () => {
  it('is put into the field that has replaced its own once its island is rendered, and React hears of it', () => {
    type('Sanne');
    replaceContent();
    // An extension has added another one.
    form().insertAdjacentHTML('afterbegin', '<input type="hidden" value="extension">');
    const name = find('[name="from_email"]');
    const onInput = jest.fn();
    // React listens around the page.
    island().addEventListener('input', onInput);
    announce(find('#other'), renderedEvent);
    expect(name).toHaveValue('');
    announce(island(), renderedEvent);
    expect(name).toHaveValue('Sanne');
    expect(onInput).toHaveBeenCalledTimes(1);
  });

  it('is kept when it was filled in without an event', () => {
    field().value = 'Sanne';
    find<HTMLSelectElement>('select').selectedIndex = 1;
    renderAgain();
    expect(field()).toHaveValue('Sanne');
    expect(find('select')).toHaveValue('two');
  });

  it('is the chosen radio button, although React gives its group another name, and a box that was ticked without an event', () => {
    const show = (name: string) => {
      island().innerHTML = `
        <input type="radio" name="${name}" value="monthly" checked>
        <input type="radio" name="${name}" value="yearly"><input type="checkbox" name="copy">`;
    };
    const choices = () =>
      ['[value="yearly"]', '[name="copy"]'].map((selector) => find<HTMLInputElement>(selector));
    show('_R_1_');
    restoreInput();
    for (const choice of choices()) choice.checked = true;
    show('_r_2_');
    announce(island(), renderedEvent);
    for (const choice of choices()) expect(choice).toBeChecked();
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

  it('is left to React once its island is hydrated, or the visitor has gone on to another page', () => {
    type('Sanne');
    navigate();
    renderAgain();
    expect(field()).toHaveValue('');
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

  it('does not change a field that nobody has touched, and not to the choice that a list began with', () => {
    replaceContent();
    field().value = 'a draft';
    find<HTMLSelectElement>('select').selectedIndex = 1;
    find<HTMLSelectElement>('[name="size"]').selectedIndex = 0;
    announce(island(), renderedEvent);
    expect(field()).toHaveValue('a draft');
    expect(find('select')).toHaveValue('two');
    expect(find('[name="size"]')).toHaveValue('small');
  });

  it('leaves focus and cursor where they were, and does not scroll there', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    type('Sanne Vries');
    field().focus();
    field().setSelectionRange(6, 6);
    replaceContent();
    announce(find('#other'), renderedEvent);
    expect(field()).not.toHaveFocus();
    announce(island(), renderedEvent);
    expect(field()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(field()).toHaveValue('Sanne Vries');
    expect(field().selectionStart).toBe(6);
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

  it('does not give a field the focus that the visitor has taken away, or moved elsewhere', () => {
    field().focus();
    field().blur();
    announce(island(), renderedEvent);
    expect(field()).not.toHaveFocus();

    field().focus();
    replaceContent();
    find<HTMLElement>('#other button').focus();
    announce(island(), renderedEvent);
    expect(find('#other button')).toHaveFocus();
  });
});
