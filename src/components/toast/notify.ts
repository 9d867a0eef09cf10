import type { Notice } from './toaster';

/** How long a result waits for the toaster, in milliseconds. */
const loadTimeout = 3_000;

const load = () => import('./toaster');

/** Loads the toaster, so that a toast shows immediately, even after the connection is lost. */
export const preloadToasts = (): void => {
  load().catch(() => undefined);
};

/** Returns whether the toast was shown; if the toaster does not load in time, the caller reports the notice itself. */
export const notify = async (notice: Notice): Promise<boolean> => {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, loadTimeout, undefined);
  });
  try {
    const toaster = await Promise.race([load(), late]);
    await toaster?.show(notice);
    return toaster !== undefined;
  } catch {
    return false;
  }
};
