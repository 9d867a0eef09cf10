import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/testing/free-port';
import { readScript, type Engine, type EngineKind } from './engine';

const program = 'WebKitWebDriver';

/** Key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const createCall =
  (base: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Tries until it works; a program that was just started, and a page that is just coming, need some time. */
const persist = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(200);
    }
  }
};

const drive = (call: Call, version: string, stop: () => Promise<void>): Engine => {
  const run = (script: string) => call('POST', '/execute/sync', { script, args: [] });

  const find = async (element: string): Promise<string> => {
    const found = await call('POST', '/element', { using: 'xpath', value: element });
    // What scrolling brings near the viewport is laid out in the next frame, and may move the element.
    await call('POST', '/execute/async', {
      script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(arguments[1]));`,
      args: [found],
    });
    return (found as Record<string, string>)[elementKey] ?? '';
  };

  return {
    version,
    open: async (address) => void (await call('POST', '/url', { url: address })),
    resize: async (width, height) => void (await call('POST', '/window/rect', { width, height })),
    address: async () => String(await call('GET', '/url')),
    click: (element) =>
      persist(async () => void (await call('POST', `/element/${await find(element)}/click`, {}))),
    type: (element, text) =>
      persist(
        async () => void (await call('POST', `/element/${await find(element)}/value`, { text })),
      ),
    read: async (element) => (await run(readScript(element))) as string[],
    run: (script) => run(script),
    close: stop,
  };
};

const start = async (): Promise<Engine> => {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', program, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the screen and the browser end with it.
    detached: true,
  });
  const end = () => {
    if (driver.pid) process.kill(-driver.pid);
  };
  try {
    const service = createCall(`http://127.0.0.1:${port}`);
    await persist(() => service('GET', '/status'));
    const { sessionId, capabilities } = (await service('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const call = createCall(`http://127.0.0.1:${port}/session/${sessionId}`);
    return drive(call, capabilities.browserVersion, async () => {
      await call('DELETE', '').catch(() => undefined);
      end();
    });
  } catch (error) {
    end();
    throw error;
  }
};

/** WebKit's GTK port in its test browser, over WebDriver, on a screen that nobody sees. */
export const webkit: EngineKind = {
  name: 'WebKit',
  programs: [program, 'xvfb-run', 'xauth'],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  start,
};
