import type { MessageFields } from './client';
import type * as sendMessageModule from './send-message';

const init = jest.fn();
const send = jest.fn();
jest.mock('@emailjs/browser', () => ({ init, send }));

const fields = { from_email: 'sanne@example.com', message: 'Hallo' };

let sending: typeof sendMessageModule;
const sendMessage = (message: MessageFields = fields) =>
  sending.sendMessage(message, { throttle: null, blockList: [] });

// The build puts these in place of their names.
Object.assign(process.env, {
  GATSBY_EMAILJS_PUBLIC_KEY: 'a key',
  GATSBY_EMAILJS_SERVICE_ID: 'a service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'a template',
});

let log: jest.SpyInstance;

beforeEach(async () => {
  jest.clearAllMocks();
  // The library is initialised once a page, so each test starts with a new page.
  jest.resetModules();
  sending = await import('./send-message');
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.doMock('@emailjs/browser', () => ({ init, send }));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('initialises once and sends exactly the fields that it was given', async () => {
  send.mockResolvedValue({ status: 200, text: 'OK' });

  expect(await sendMessage()).toEqual({ outcome: 'sent' });
  await sendMessage({ ...fields, message: 'Nog een' });

  expect(init).toHaveBeenCalledTimes(1);
  expect(init.mock.calls[0]?.[0]).toEqual({ publicKey: 'a key' });
  expect(send.mock.calls).toEqual([
    ['a service', 'a template', fields],
    ['a service', 'a template', { ...fields, message: 'Nog een' }],
  ]);
  expect(log).not.toHaveBeenCalled();
});

it('passes on throttle and block list where the site’s entry has them', async () => {
  const { loadClient } = await import('./client');
  await loadClient({ throttle: 5000, blockList: ['robot@example.com'] });
  expect(init.mock.calls[0]?.[0]).toMatchObject({
    limitRate: { throttle: 5000 },
    blockList: { list: ['robot@example.com'], watchVariable: 'from_email' },
  });
});

it.each([
  [0, 'network'],
  [400, 'refused'],
  [403, 'forbidden'],
  [413, 'too-large'],
  [429, 'throttled'],
  [451, 'headless'],
  [500, 'unavailable'],
])(
  'returns what the service answered with status %i as %s, and logs it',
  async (status, reason) => {
    const answer = { status, text: 'of the service' };
    send.mockRejectedValue(answer);
    expect(await sendMessage()).toEqual({ outcome: 'failed', reason, ...answer });
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${status} of the service`));
  },
);

it('recognizes the library’s texts about missing settings, a broken connection and none', async () => {
  const text = 'The public key is required.';
  send.mockRejectedValueOnce(text);
  expect(await sendMessage()).toMatchObject({ reason: 'misconfigured', text });
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendMessage()).toMatchObject({ reason: 'network', status: 0 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await sendMessage()).toMatchObject({ reason: 'offline', status: 0 });
});

it('gives up on a service that does not answer after 15 s, not before', async () => {
  jest.useFakeTimers();
  send.mockReturnValue(new Promise(() => undefined));
  const ended = jest.fn();
  void sendMessage().then(ended);

  await jest.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'timeout', text: 'No response in 15 s' }),
  );
});

it('does not send more than the service accepts, and sends everything up to that size', async () => {
  send.mockResolvedValue({ status: 200, text: 'OK' });
  const room = 50_000 - sending.sizeOf({ message: '' });

  const tooLong = { message: 'a'.repeat(room + 1) };
  expect(await sendMessage(tooLong)).toMatchObject({ reason: 'too-large' });
  expect(send).not.toHaveBeenCalled();
  expect(await sendMessage({ message: 'a'.repeat(room) })).toEqual({ outcome: 'sent' });
});

it('fails when the library does not load, which it tries again for the next message', async () => {
  jest.doMock('@emailjs/browser', () => {
    throw new Error('Loading chunk 646 failed.');
  });
  expect(await sendMessage()).toMatchObject({ outcome: 'failed', reason: 'network' });

  jest.doMock('@emailjs/browser', () => ({ init, send }));
  send.mockResolvedValue({ status: 200, text: 'OK' });
  expect(await sendMessage()).toEqual({ outcome: 'sent' });
});
