/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../testing/ask';
import { outboxForEachTest } from '../testing/serve-outbox';

const outbox = outboxForEachTest();

const get = (path: string, method = 'GET'): Promise<Response> =>
  fetch(`${outbox.origin}/__outbox${path}`, { method });

it('lists what was received, newest first, each with its mail', async () => {
  for (const from_name of ['first', 'second']) await outbox.send({ from_name });
  const messages: { params: object; mail: string }[] = await (await get('/messages.json')).json();
  expect(messages.map(({ params }) => params)).toEqual([
    { from_name: 'second' },
    { from_name: 'first' },
  ]);

  const mail = await fetch(outbox.origin + messages[0]?.mail);
  expect(mail.headers.get('content-type')).toBe('message/rfc822');
  expect(mail.headers.get('content-disposition')).toMatch(/^attachment; filename="?.+\.eml"?$/);
  expect(await mail.text()).toContain('Subject: Message from second\r\n');
});

it('shows a page without scripts, newest first, every value escaped', async () => {
  expect(await (await get('')).text()).toContain('Nothing has been received yet.');
  const attack = `"><script>alert('1')</script>&amp;`;
  await outbox.send({ subject: 'older' });
  await outbox.post('/api/v1.0/email/send', {
    user_id: 'key',
    service_id: 'service',
    template_id: attack,
    template_params: { subject: attack, [attack]: attack, list: [attack] },
  });
  const response = await get('');
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(html).not.toContain('<script');
  expect(html.split('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;')).toHaveLength(7);
  expect(html.indexOf('older')).toBeGreaterThan(html.indexOf('&lt;script'));
  for (const { id } of await outbox.messages()) {
    expect(html).toContain(`href="/__outbox/messages/${id}.eml"`);
  }
});

it('clears the messages and nothing else', async () => {
  await outbox.send();
  writeFileSync(join(outbox.folder, 'notes.json'), '');
  expect((await get('/messages', 'DELETE')).status).toBe(204);
  expect(await outbox.messages()).toEqual([]);
  expect(readdirSync(outbox.folder)).toEqual(['notes.json']);
});

it.each(['/nothing', '/messages/nothing.eml'])('has nothing at %s', async (path) =>
  expect((await get(path)).status).toBe(404),
);

it.each([
  ['a name that was made to lead here', { Host: 'evil.example' }],
  ['a page of another site', { Origin: 'https://evil.example' }],
])('refuses requests by %s, but not for the site itself', async (_who, headers) => {
  for (const [path, method] of [
    ['/__outbox', 'GET'],
    ['/__outbox/messages', 'DELETE'],
    ['/__outbox/faults', 'OPTIONS'],
    ['/api/v1.0/email/send', 'POST'],
  ] as const) {
    const answer = await ask(outbox.origin, path, headers, method);
    expect(answer.status).toBe(403);
    if (path.startsWith('/__outbox'))
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect((await ask(outbox.origin, '/', headers)).status).toBe(200);
});
