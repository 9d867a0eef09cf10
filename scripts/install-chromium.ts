import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

const sudo = process.getuid?.() === 0 ? '' : 'sudo ';

/** Ways to install a browser, best first. */
const commands = [
  'npx playwright install --with-deps chromium',
  `${sudo}apt-get update && ${sudo}apt-get install -y chromium-headless-shell`,
];

const installChromium = (): string => {
  for (const command of commands) {
    if (findChromium()) break;
    console.log(`No Chromium was found. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const browser = findChromium();
  if (browser) return browser;
  throw new Error(
    'No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH.',
  );
};

try {
  console.log(`Browser tests use ${installChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
