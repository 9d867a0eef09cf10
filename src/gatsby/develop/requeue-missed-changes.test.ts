/** @jest-environment node */
import type { GatsbyNode, SourceNodesArgs } from 'gatsby';

/** The module as the develop server, or a build, has just started it. */
const start = async (command: string) => {
  jest.resetModules();
  process.env.gatsby_executing_command = command;
  const requeue = await import('./requeue-missed-changes');
  const touchNode = jest.fn();
  // Only the parts of Gatsby's arguments that the function uses are there.
  const args = { actions: { touchNode }, getNodesByType: (type: string) => [{ id: type }] };
  const source: GatsbyNode['sourceNodes'] = requeue.sourceNodes;
  void source?.(args as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  return { ...requeue, touchNode };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete process.env.gatsby_executing_command;
});

describe('the develop server', () => {
  it('makes its pages again, once for all files that were read after them, and queries every page', async () => {
    const { nextRevision, expectPages, touchNode } = await start('develop');
    const before = nextRevision();
    for (let file = 0; file < 5; file++) {
      expectPages();
      jest.advanceTimersByTime(100);
    }
    jest.runAllTimers();
    expect(touchNode).toHaveBeenCalledTimes(1);
    const after = nextRevision();
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('leaves it when the pages follow by themselves', async () => {
    const { nextRevision, expectPages, touchNode } = await start('develop');
    expectPages();
    jest.advanceTimersByTime(500);
    nextRevision();
    jest.runAllTimers();
    expect(touchNode).not.toHaveBeenCalled();
  });
});

it('a build makes its pages once, and each build the same', async () => {
  const { nextRevision, expectPages, touchNode } = await start('build');
  expectPages();
  jest.runAllTimers();
  expect(touchNode).not.toHaveBeenCalled();
  expect(nextRevision()).toBeUndefined();
});
