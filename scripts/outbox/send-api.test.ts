/** @jest-environment node */
import { ask } from '../testing/ask';
import { ids, outboxForEachTest, serveOutbox } from '../testing/serve-outbox';
import { maxParameterBytes } from './submission';

const send = '/api/v1.0/email/send';
const sendForm = '/api/v1.0/email/send-form';

const outbox = outboxForEachTest({
  account: { publicKey: 'key', serviceId: 'service', templateId: 'template' },
});

const refusalOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  await response.text(),
];

describe('a submission that passes', () => {
  it('is answered with OK as text, which pages of other origins may read', async () => {
    const response = await outbox.send();
    expect(await refusalOf(response)).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([undefined, null, {}])('needs no parameters (%p)', async (params) => {
    expect((await outbox.post(send, { ...ids, template_params: params })).status).toBe(200);
    expect(await outbox.messages()).toMatchObject([{ params: {} }]);
  });

  it('arrives unchanged, and the same by both paths', async () => {
    const params = {
      from_name: '"Ann" <b>&amp;</b> \' \\ %0D%0A {{name}}',
      company: 'שלום عليكم \u202e\u200f',
      service: '👩‍👩‍👧‍👦 🏳️‍🌈 ﷽ \u{10ffff}',
      message: `${'x'.repeat(5_000)}\r\n\r\n  ${'é'.repeat(5_000)}\t\r\n.\r\n--\r\n`,
      empty: '',
      größe: '<script>alert(1)</script>',
      ['__proto__']: 'x',
    };
    expect((await outbox.send(params)).status).toBe(200);
    expect((await outbox.postForm(Object.entries(params))).status).toBe(200);

    const [form, json] = await outbox.messages();
    expect([form?.variant, json?.variant]).toEqual(['send-form', 'send']);
    for (const message of [form, json]) {
      expect(Object.entries(message?.params ?? {})).toEqual(Object.entries(params));
      expect(message?.service).toMatchObject(ids);
    }
  });

  it('keeps every value of a field that comes twice, and leaves files out', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(ids)) form.append(name, value);
    for (const value of ['a', 'b', 'c']) form.append('choice', value);
    form.append('attachment', new Blob(['secret']), 'secret.txt');
    await fetch(outbox.origin + sendForm, { method: 'POST', body: form });
    expect((await outbox.messages())[0]?.params).toEqual({ choice: ['a', 'b', 'c'] });
  });
});

describe('a submission that the service refuses', () => {
  const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin';

  it.each([
    [{ user_id: undefined }, `The Public Key is required. ${dashboard}/account`],
    [{ user_id: 'other' }, `The Public Key is invalid. ${dashboard}/account`],
    [{ service_id: ['service'] }, `The service ID is invalid. ${dashboard}`],
    [{ service_id: 'other' }, `The service ID not found. ${dashboard}`],
    [{ template_id: 'other' }, `The template ID not found. ${dashboard}/templates`],
    [
      { template_params: [] },
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    ],
  ])('with %j', async (wrong, text) => {
    const response = await outbox.post(send, { ...ids, template_params: {}, ...wrong });
    expect(await refusalOf(response)).toEqual([400, text]);
    expect(await outbox.messages()).toEqual([]);
  });

  it.each([
    [send, 'application/json', '{"user_id":', 'Bad Request'],
    [send, 'text/plain', JSON.stringify(ids), /^The Public Key is required/],
    [sendForm, 'application/json', JSON.stringify(ids), /^The Public Key is required/],
    [sendForm, 'multipart/form-data', 'no boundary', 'Bad Request'],
  ])('to %s as %s: %s', async (path, type, body, expected) => {
    const response = await fetch(outbox.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    const [status, text] = await refusalOf(response);
    expect(status).toBe(400);
    expect(text).toMatch(expected);
  });

  it('with more parameters than 50 KB, by both paths', async () => {
    const room = maxParameterBytes - Buffer.byteLength(JSON.stringify({ message: '' }));
    const fits = 'x'.repeat(room);
    const tooLarge = [413, 'Variables size limit. The maximum allowed variables size is 50Kb'];

    for (const submit of [
      (message: string) => outbox.send({ message }),
      (message: string) => outbox.postForm([['message', message]]),
    ]) {
      expect((await submit(fits)).status).toBe(200);
      expect(await refusalOf(await submit(`${fits}x`))).toEqual(tooLarge);
      // One character of two bytes.
      expect((await submit(`é${fits.slice(1)}`)).status).toBe(413);
      // More than the body parsers take.
      expect(await refusalOf(await submit('x'.repeat(2_000_000)))).toEqual(tooLarge);
    }
    expect(await outbox.messages()).toHaveLength(2);
  });

  it('with 404 on any other path and method, and leaves the rest of the site alone', async () => {
    expect((await outbox.post('/api/v1.0/email/other', ids)).status).toBe(404);
    expect((await fetch(outbox.origin + send)).status).toBe(404);
    expect(await (await fetch(outbox.origin)).text()).toBe('the site');
  });

  it('responds with 500 when a message cannot be kept', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await serveOutbox({ now: () => NaN });
    expect(await refusalOf(await broken.send())).toEqual([500, 'Internal Server Error']);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
    broken.stop();
  });
});

describe('pages of other origins', () => {
  it('get an answer to the preflight', async () => {
    const { status, headers } = await ask(outbox.origin, send, {}, 'OPTIONS');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type',
    });
  });

  it('are refused where they are not on this machine', async () => {
    const origin = { Origin: 'https://evil.example' };
    const { status, headers } = await ask(outbox.origin, send, origin, 'POST');
    expect(status).toBe(403);
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

describe('the rate limit', () => {
  it('lets one request through in a second, by either path', async () => {
    let time = 0;
    const limited = await serveOutbox({ rateLimit: true, now: () => time });
    expect((await limited.send()).status).toBe(200);
    time = 999;
    expect(await refusalOf(await limited.postForm([]))).toEqual([429, 'Too Many Requests']);
    time = 1000;
    expect((await limited.postForm([])).status).toBe(200);
    expect((await limited.send()).status).toBe(429);
    expect(await limited.messages()).toHaveLength(2);
    limited.stop();
  });
});
