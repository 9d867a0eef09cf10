import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium';

const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';

/** Ways to install a browser, best first; each is one shell command. */
const installations = [
  'npx playwright install --with-deps chromium',
  `${asRoot}apt-get update && ${asRoot}apt-get install -y chromium chromium-headless-shell`,
];

const install = (command: string): string | undefined => {
  console.log(`No Chromium was found. Running: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
  return findChromium();
};

const ensureBrowser = (): string => {
  let browser = findChromium();
  for (const command of installations) browser ??= install(command);
  if (browser) return browser;
  throw new Error(
    'No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH.',
  );
};

try {
  console.log(`Browser tests use ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
