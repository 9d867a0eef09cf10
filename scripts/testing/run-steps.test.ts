/** @jest-environment node */
import { runSteps, type Step } from './run-steps';

/** Runs the steps two at a time. Returns whether all have passed, and what began and ended, in order. */
const watch = async (steps: Step[], failing?: string) => {
  const log: string[] = [];
  const passed = await runSteps(
    steps,
    async ({ script }) => {
      log.push(`${script} begins`);
      await new Promise(setImmediate);
      log.push(`${script} ends`);
      return script !== failing;
    },
    2,
  );
  return { passed, log };
};

const steps = [
  { script: 'build' },
  { script: 'e2e', needs: ['build'] },
  { script: 'develop', after: ['e2e'] },
  { script: 'types' },
  { script: 'lint' },
];

it('runs every step once, two at a time, each after those that it waits for', async () => {
  const { passed, log } = await watch(steps);
  expect(passed).toBe(true);
  expect(log.join()).toMatch(/^build begins,types begins,build ends,e2e begins,types ends,lint /);
  expect(log.indexOf('develop begins')).toBeGreaterThan(log.indexOf('e2e ends'));
  expect(log).toHaveLength(2 * steps.length);
});

it('fails when a step fails, and runs the rest without the steps that need it', async () => {
  const { passed, log } = await watch(steps, 'build');
  expect(passed).toBe(false);
  const begun = log.filter((line) => line.endsWith('begins'));
  expect(begun.sort()).toEqual(['build begins', 'develop begins', 'lint begins', 'types begins']);

  const failing = await watch(steps, 'e2e');
  expect(failing.passed).toBe(false);
  expect(failing.log).toContain('develop ends');
});
