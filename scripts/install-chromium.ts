import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

const sudo = process.getuid?.() === 0 ? '' : 'sudo ';

/** Ways to install a browser, best first. */
const commands = [
  'npx playwright install --with-deps chromium',
  `${sudo}apt-get update && ${sudo}apt-get install -y chromium-headless-shell`,
];

for (const command of commands) {
  if (findChromium()) break;
  console.log(`No Chromium was found. Running: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

const browser = findChromium();
console.log(
  browser
    ? `Browser tests use ${browser}`
    : 'No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH.',
);
if (!browser) process.exitCode = 1;
