// Plain JavaScript without packages: it runs first, also in a Node that is too old for the rest.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const [major, minor] = engines.node.match(/\d+/g).map(Number);
const used = process.versions.node;
const [usedMajor, usedMinor] = used.split('.').map(Number);

if (usedMajor < major || (usedMajor === major && usedMinor < minor)) {
  console.error(
    `This site needs Node ${major}.${minor} or newer, and this is Node ${used}: install version 22 from https://nodejs.org, or run "nvm install".`,
  );
  process.exitCode = 1;
}
