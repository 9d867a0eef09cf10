/**
 * Calls `done` once the page has been visible for a time without a break, and returns what cancels that.
 * @param begin Runs whenever that time begins, so also when the visitor comes back to the page.
 */
export const afterVisibleTime = (
  timeInMs: number,
  done: () => void,
  begin?: () => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', restart);
  };
  const restart = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    begin?.();
    timer = setTimeout(() => {
      cancel();
      done();
    }, timeInMs);
  };
  document.addEventListener('visibilitychange', restart);
  restart();
  return cancel;
};
