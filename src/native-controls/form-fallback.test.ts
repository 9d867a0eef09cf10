import { screen } from '@testing-library/react';
import { expectError } from '../testing/dom/expect-error';
import { hidePage } from '../testing/dom/hide-page';
import { installPopovers } from '../testing/dom/popovers';
import { html, field, form, note, submit, words } from '../testing/dom/fallback-form';
import { closeDelayInMs, largestMessage } from './form-rules';
import { startFormFallback } from './form-fallback';

const post = jest.fn<Promise<object>, [string, RequestInit]>();

/** Types a name and sends the form; returns what lets the service answer, or the line be lost. */
const send = (name: string) => {
  let answer: (status?: number) => void = () => {};
  post.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (status) =>
          status ? resolve({ ok: status === 200, status }) : reject(new TypeError());
      }),
  );
  field().value = name;
  window.dispatchEvent(new CustomEvent('submit-fallback', { detail: form() }));
  return async (status?: number) => {
    answer(status);
    await jest.advanceTimersByTimeAsync(0);
  };
};

beforeAll(() => {
  jest.useFakeTimers();
  installPopovers();
  Object.assign(AbortSignal, { timeout: () => undefined });
  Object.assign(window, { fetch: post });
  startFormFallback();
});

beforeEach(() => {
  post.mockReset();
  sessionStorage.setItem('contact', 'draft');
  document.body.innerHTML = `<div data-island>${html}</div>`;
});

it('shows that a form is being sent, also after React has rendered it again, and in no other form', async () => {
  const answer = send('Sanne');
  expect(note()).toHaveTextContent(words.sending);

  const island = document.querySelector('[data-island]') ?? document.body;
  const renderAgain = (content: string) => {
    island.innerHTML = content;
    island.dispatchEvent(new Event('island-rendered', { bubbles: true }));
  };
  renderAgain(html);
  expect(note()).toHaveTextContent(words.sending);
  renderAgain(html.replace('"contact"', '"newsletter"'));
  expect(note()).toBeEmptyDOMElement();
  await answer(500);
});

it('sends a form once, and empties it with its draft when all that is in it has arrived', async () => {
  const fail = send('Sanne');
  send('Sanne');
  expect(submit()).toBe(false);
  expect(post).toHaveBeenCalledTimes(1);
  const [address, { method, body }] = post.mock.calls[0] ?? ['', {}];
  expect([new URL(address).pathname, method]).toEqual(['/send', 'POST']);
  expect((body as FormData).get('from_name')).toBe('Sanne');
  await fail(500);
  expect(note()).toHaveTextContent(words.failed);
  expect(field()).toHaveValue('Sanne');
  expect(submit()).toBe(true);
  expect(note()).toBeEmptyDOMElement();

  const arrive = send('Sanne');
  field().value = 'Sanne de Vries';
  await arrive(200);
  expect(note()).toHaveTextContent(words.sent);
  expect(field()).toHaveValue('Sanne de Vries');
  expect(sessionStorage.getItem('contact')).toBe('draft');

  await send('Sanne de Vries')(200);
  expect(field()).toHaveValue('');
  expect(sessionStorage.getItem('contact')).toBe('null');
});

it('reports a line that is lost, and keeps a message that is too large', async () => {
  await send('Sanne')();
  expect(note()).toHaveTextContent(words.failed);
  await send('Sanne')(413);
  expect(note()).toHaveTextContent(words.tooLarge);
  const long = 'x'.repeat(largestMessage);
  await send(long)(200);
  expect(note()).toHaveTextContent(words.tooLarge);
  expect(field()).toHaveValue(long);
  expect(post).toHaveBeenCalledTimes(2);
});

it('posts a text without the invisible characters around it, and empties the form', async () => {
  await send('\u00a0Sanne\u200b')(200);
  expect((post.mock.lastCall?.[1].body as FormData).get('from_name')).toBe('Sanne');
  expect(field()).toHaveValue('');
  expect(sessionStorage.getItem('contact')).toBe('null');
});

it('posts nothing that a robot has filled in', async () => {
  field().form?.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  await send('Robot')(200);
  expect(note()).toHaveTextContent(words.sent);
  expect(post).not.toHaveBeenCalled();
});

it('shows what is wrong at its field, sends nothing, and takes it back when the field changes', () => {
  send(' ');
  expect(post).not.toHaveBeenCalled();
  expectError(field(), words.missing);
  form().dispatchEvent(new Event('input'));
  expectError(field(), words.missing);
  field().dispatchEvent(new Event('input', { bubbles: true }));
  expectError(field());

  const pending = new Event('submit-pending', { bubbles: true, cancelable: true });
  expect(form().dispatchEvent(pending)).toBe(false);
  expect(field()).toHaveFocus();
});

/** Puts the form into the open dialog of a plan. */
const openInDialog = () => {
  const dialog = document.createElement('dialog');
  Object.assign(dialog, { popover: 'manual', innerHTML: html });
  dialog.dataset.plan = 'pro';
  document.body.replaceChildren(dialog);
  dialog.showPopover();
  return dialog;
};

it('shows a result until the visitor has been back on the page', async () => {
  const dialog = openInDialog();
  hidePage(true);
  await send('Sanne')(200);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(dialog).toHaveAttribute('open');
  hidePage(false);
  await jest.advanceTimersByTimeAsync(2000);
  expect(dialog).not.toHaveAttribute('open');

  delete dialog.dataset.plan;
  hidePage(true);
  await send('Sanne')(200);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('status')).toHaveTextContent(words.sent);
  hidePage(false);
  await jest.advanceTimersByTimeAsync(8000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('closes the dialog of a plan some time after it has thanked, and shows the result of a request whose dialog was closed before', async () => {
  const dialog = openInDialog();
  await send('Sanne')(200);
  await jest.advanceTimersByTimeAsync(closeDelayInMs - 1);
  expect(dialog).toHaveAttribute('open');
  await jest.advanceTimersByTimeAsync(1);
  expect(dialog).not.toHaveAttribute('open');

  dialog.showPopover();
  await send('Sanne')(200);
  // Opened again for another plan.
  dialog.dataset.opening = 'again';
  await jest.advanceTimersByTimeAsync(closeDelayInMs);
  expect(dialog).toHaveAttribute('open');

  const answer = send('Sanne');
  delete dialog.dataset.plan;
  await answer(500);
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  await jest.advanceTimersByTimeAsync(8000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
