export interface Step {
  script: string;
  options?: string[];
  /** Scripts without which it cannot run: it is left out unless they have passed. */
  needs?: string[];
  /** Scripts that must have ended before, because they would slow each other down. */
  after?: string[];
  /** Whether it is long enough to be watched; the output of others is printed when they end. */
  isLong?: boolean;
}

/**
 * Runs steps at the same time, as many as there are lanes. One that fails keeps no other from running, except those that need it.
 * @param run Runs a step, and resolves with whether it has passed.
 * @returns Whether all have passed.
 */
export const runSteps = async (
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean>,
  lanes: number,
): Promise<boolean> => {
  const waiting = [...steps];
  const results = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();

  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const canRun = step.needs?.every((script) => results.get(script)) !== false;
    const end = (canRun ? run(step) : Promise.resolve(false)).then((hasPassed) => {
      running.delete(step.script);
      results.set(step.script, hasPassed);
    });
    running.set(step.script, end);
  };
  const nextStep = () =>
    waiting.find(({ needs = [], after = [] }) =>
      [...needs, ...after].every((script) => results.has(script)),
    );

  for (;;) {
    let step = nextStep();
    for (; step && running.size < lanes; step = nextStep()) begin(step);
    if (running.size === 0) return [...results.values()].every(Boolean);
    await Promise.race(running.values());
  }
};
