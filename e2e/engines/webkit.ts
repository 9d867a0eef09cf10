import { spawn } from 'node:child_process';
import WebDriver from 'webdriver';
import { until, type Engine } from './engine';

const port = 9378;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Debian's WebKit, on a screen of its own. */
export const startWebkit = async (): Promise<Engine> => {
  // A group of its own, so that the screen ends with the driver.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  await until(async () => (await fetch(`http://localhost:${port}/status`)).ok);
  const session = await WebDriver.newSession({
    hostname: 'localhost',
    port,
    path: '/',
    logLevel: 'silent',
    capabilities: { browserName: 'MiniBrowser', 'wdio:enforceWebDriverClassic': true },
  });
  await session.setWindowRect(0, 0, 1300, 900);
  /** Finds the element again until the action works: React or the layout may still move it. */
  const withElement = (selector: string, act: (id: string) => Promise<unknown>) =>
    until(async () => {
      const element = await session.findElement('css selector', selector);
      // What is not found is returned as an error.
      if (!(elementKey in element)) return false;
      // In the middle of the screen, where the fixed header does not lie over it.
      await session.executeScript("arguments[0].scrollIntoView({ block: 'center' })", [element]);
      await act(element[elementKey]);
      return true;
    });
  return {
    open: (address) => session.navigateTo(address),
    click: (selector) => withElement(selector, (id) => session.elementClick(id)),
    type: (selector, text) => withElement(selector, (id) => session.elementSendKeys(id, text)),
    run: (script) => session.executeScript(script, []),
    close: async () => {
      await session.deleteSession();
      if (driver.pid) process.kill(-driver.pid);
    },
  };
};
