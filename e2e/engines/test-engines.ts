/** Runs the core path in Debian's Firefox and WebKit, where Playwright's cannot be had; see `core-path.spec.ts`. */
import { spawn, spawnSync } from 'node:child_process';
import { address } from '../support/forms';
import { text } from '../support/content';
import { until, type Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

const port = process.env.PORT ?? '9379';
const site = `http://localhost:${port}`;

const corePath = async (engine: Engine): Promise<void> => {
  const { open, click, type, run } = engine;
  const shows = (expected: string) =>
    `return document.body.innerText.includes(${JSON.stringify(expected)})`;
  const expectPath = (path: string) =>
    until(() =>
      run(`return location.pathname === '${path}' && document.querySelector('h1') !== null`),
    );
  const shown =
    "[...document.querySelectorAll('[data-category]')].filter((one) => one.checkVisibility()).length";

  await open(`${site}/en`);
  await expectPath('/en');
  await click('[popovertarget="languages"]');
  await click('#languages [hreflang="nl"]');
  await expectPath('/nl');

  const all = Number(await run(`return ${shown}`));
  await click('input[type="radio"][value="MEDICAL"]');
  await until(() => run(`return ${shown} > 0 && ${shown} < ${all}`));

  await click('header a[href="/nl/prijzen"]');
  await expectPath('/nl/prijzen');
  await click('button[name="plan"][value="explorer"]');
  await type('dialog[open] [name="from_email"]', address);
  await click('dialog[open] [type="submit"]');
  await until(() => run(shows(text('nl', 'pricing', 'dialog.success'))));
  await until(() => run("return document.querySelector('dialog[open]') === null"));

  await click('header a[href="/nl/contact"]');
  await expectPath('/nl/contact');
  const message = `Hallo ${Date.now()}`;
  await type('main [name="from_name"]', 'Sanne');
  await type('main [name="from_email"]', address);
  await type('main [name="message"]', message);
  await click('main form [type="submit"]');
  await until(() => run(shows(text('nl', 'contact', 'form.success'))));
  if (engine.logged?.length) throw new Error(`The console has: ${engine.logged.join('\n')}`);
  await open(`${site}/__outbox`);
  await until(() => run(shows(message)));
};

const engines = {
  'firefox-esr': { program: 'firefox-esr', start: startFirefox },
  'webkit2gtk-driver': { program: 'WebKitWebDriver', start: startWebkit },
};

const main = async (): Promise<void> => {
  const server = spawn('npm', ['run', 'serve'], {
    env: { ...process.env, PORT: port },
    detached: true,
  });
  try {
    await until(async () => (await fetch(`${site}/en`)).ok);
    for (const [name, { program, start }] of Object.entries(engines)) {
      if (spawnSync('which', [program]).status !== 0)
        throw new Error(`Install it first: apt-get install -y ${name} xvfb`);
      const engine = await start();
      await corePath(engine).finally(engine.close);
      console.log(`The core path works in ${name}.`);
    }
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
};

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
