export interface Step {
  script: string;
  options?: string[];
  /** Scripts that must have passed before. */
  after?: string[];
  /** Whether it is long enough to be watched; the output of others is printed when they end. */
  isLong?: boolean;
}

/**
 * Runs steps at the same time, as many as there are lanes; each begins when those that it comes after have passed, and none after one has
 * failed.
 * @param run Runs a step, and resolves with whether it has passed.
 * @returns Whether all have passed.
 */
export const runSteps = async (
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean>,
  lanes: number,
): Promise<boolean> => {
  const waiting = [...steps];
  const passed = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let failed = false;

  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const end = run(step).then((hasPassed) => {
      running.delete(step.script);
      if (hasPassed) passed.add(step.script);
      else failed = true;
    });
    running.set(step.script, end);
  };
  const nextStep = () => waiting.find(({ after = [] }) => after.every((one) => passed.has(one)));

  for (;;) {
    let step = nextStep();
    for (; step && !failed && running.size < lanes; step = nextStep()) begin(step);
    if (running.size === 0) return passed.size === steps.length;
    await Promise.race(running.values());
  }
};
