import type { MessageFields } from './client';
import type * as sendMessageModule from './send-message';

const init = jest.fn();
const send = jest.fn();
jest.mock('@emailjs/browser', () => ({ init, send }));

const fields = { from_email: 'sanne@example.com', message: 'Hallo' };

let sending: typeof sendMessageModule;
const sendMessage = (message: MessageFields = fields) =>
  sending.sendMessage(message, { throttle: null, blockList: [] });

// The build replaces the names with these values.
Object.assign(process.env, {
  GATSBY_EMAILJS_PUBLIC_KEY: 'a key',
  GATSBY_EMAILJS_SERVICE_ID: 'a service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'a template',
});

let log: jest.SpyInstance;

beforeEach(async () => {
  jest.clearAllMocks();
  // The library is initialised once per page.
  jest.resetModules();
  sending = await import('./send-message');
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.doMock('@emailjs/browser', () => ({ init, send }));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('initialises the library once and sends exactly the given fields', async () => {
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

it('passes on the limits of the site', async () => {
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
])('returns and logs status %i as %s', async (status, reason) => {
  const answer = { status, text: 'of the service' };
  send.mockRejectedValue(answer);
  expect(await sendMessage()).toEqual({ outcome: 'failed', reason, ...answer });
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`${status} of the service`));
});

it('recognizes missing settings', async () => {
  send.mockRejectedValue('The public key is required.');
  expect(await sendMessage()).toMatchObject({
    reason: 'misconfigured',
    text: 'The public key is required.',
  });
});

it('tells a broken connection from a browser that is offline', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendMessage()).toMatchObject({ reason: 'network', status: 0 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await sendMessage()).toMatchObject({ reason: 'offline', status: 0 });
});

it('gives up on a service that does not answer within 15 s', async () => {
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

it('sends up to 50,000 bytes, and refuses more', async () => {
  send.mockResolvedValue({ status: 200, text: 'OK' });
  // {"message":""} has 14 bytes.
  expect(await sendMessage({ message: 'a'.repeat(49_986) })).toEqual({ outcome: 'sent' });
  expect(await sendMessage({ message: 'a'.repeat(49_987) })).toMatchObject({ reason: 'too-large' });
  expect(send).toHaveBeenCalledTimes(1);
});

describe('where the library does not start', () => {
  const post = jest.fn();

  beforeEach(() => {
    // As it does in a browser that blocks site data.
    jest.doMock('@emailjs/browser', () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    Object.assign(window, { fetch: post });
    post.mockResolvedValue({ ok: true });
  });

  it('posts the same request', async () => {
    expect(await sendMessage()).toEqual({ outcome: 'sent' });
    const [address, request] = post.mock.lastCall ?? [];
    expect(address).toBe('https://api.emailjs.com/api/v1.0/email/send');
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
    });
    expect(JSON.parse(request.body)).toEqual({
      lib_version: '4.4.1',
      user_id: 'a key',
      service_id: 'a service',
      template_id: 'a template',
      template_params: fields,
    });
  });

  it('returns why the service refuses a message', async () => {
    post.mockResolvedValue({ ok: false, status: 413, text: async () => 'of the service' });
    const answer = { status: 413, text: 'of the service' };
    expect(await sendMessage()).toEqual({ outcome: 'failed', reason: 'too-large', ...answer });
  });

  it('recognizes a broken connection', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendMessage()).toMatchObject({ reason: 'network', status: 0 });
  });

  it('sends nothing from an address on the block list', async () => {
    const limits = { throttle: null, blockList: [fields.from_email] };
    expect(await sending.sendMessage(fields, limits)).toMatchObject({ reason: 'forbidden' });
    expect(post).not.toHaveBeenCalled();
  });
});
