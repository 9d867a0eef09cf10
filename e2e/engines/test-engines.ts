import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { corePath, type Visit } from './core-path';
import type { EngineKind } from './engine';
import { firefox } from './firefox';
import { watchViolations } from './violations';
import { webkit } from './webkit';
import { createOutbox } from '../../scripts/outbox/outbox';
import { listen } from '../../scripts/preview/listen';
import { createPreviewServer } from '../../scripts/preview/preview-server';
import { enginesReport, reportFolder, type EngineCounts } from '../../scripts/testing/test-reports';

const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';

const isInstalled = ({ programs }: EngineKind): boolean =>
  programs.every((program) => spawnSync('which', [program]).status === 0);

/** @returns Whether an engine is there, after an attempt to install it where it is missing. */
const ensure = (kind: EngineKind): boolean => {
  if (!isInstalled(kind)) {
    const command = `${asRoot}apt-get update && ${asRoot}apt-get install -y ${kind.packages.join(' ')}`;
    console.log(`${kind.name} is not installed. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  return isInstalled(kind);
};

const runAll = async (kind: EngineKind, site: Omit<Visit, 'engine'>, counts: EngineCounts) => {
  const begun = Date.now();
  if (!ensure(kind)) {
    counts.notRun.push(kind.name);
    console.log(`${kind.name}: NOT RUN, it could not be installed.`);
    return;
  }
  // A busy machine may be too slow for the driver's patience once.
  const start = kind.start().catch(() => kind.start());
  const engine = await start.catch((error: unknown) => {
    counts.failed += 1;
    console.log(`  ✘ ${kind.name} is installed, and does not start.\n    ${String(error)}`);
  });
  if (!engine) return;
  for (const { name, run } of corePath) {
    try {
      await run({ ...site, engine });
      counts.passed += 1;
      console.log(`  ✓ ${kind.name}: ${name}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`  ✘ ${kind.name}: ${name}\n    ${String(error)}`);
    }
  }
  await engine.close();
  console.log(`${kind.name} ${engine.version}: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
};

const engines = [firefox, webkit];

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const counts: EngineCounts = { passed: 0, failed: 0, notRun: [] };
  for (const kind of engines) {
    // Each engine has an outbox of its own.
    const outbox = createOutbox({ folder: join(folder, kind.name) });
    const { handler, reports: refused } = watchViolations();
    const { origin: site, close } = await listen(
      createPreviewServer(resolve('public'), handler, outbox),
    );
    const messages: Visit['messages'] = async () => {
      const answer = await fetch(`${site}/__outbox/messages.json`);
      return ((await answer.json()) as { params: Record<string, string> }[]).map(
        ({ params }) => params,
      );
    };
    await runAll(kind, { site, messages, refused }, counts);
    close();
  }
  rmSync(folder, { recursive: true });
  if (process.env.CI) {
    mkdirSync(reportFolder, { recursive: true });
    writeFileSync(join(reportFolder, enginesReport), JSON.stringify(counts));
  }
  if (counts.failed > 0) process.exitCode = 1;
};

// Two installations at one time would lock each other out, so all browsers are installed before they are used.
if (process.argv.includes('--install')) engines.forEach(ensure);
else void main();
