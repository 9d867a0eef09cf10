import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild, deployOther } from './other-build';
import { serveWithOutbox, type Outbox } from '../outbox';
import { expect, test as base } from '../test';

interface Host extends Outbox {
  /** Replaces the build that is served by another one, as a deploy does. */
  deploy: (options?: { keepsScripts: boolean }) => void;
}

/** Each test has a build of its own, which it may replace, with a server and an outbox. */
export const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find out which fixtures are needed.
  host: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const site = join(folder, 'site');
    copyBuild(site);
    const { close, ...outbox } = await serveWithOutbox(site, join(folder, 'outbox'));
    await provide({ ...outbox, deploy: (options) => deployOther(site, options) });
    close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
});

export { expect };
