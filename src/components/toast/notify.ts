import type { Notice } from './toaster';

const load = () => import('./toaster');

/** Loads the toaster, so that a toast shows immediately, even after the connection is lost. */
export const preloadToasts = (): void => {
  load().catch(() => undefined);
};

/** Returns whether the toast was shown; if the toaster does not load, the caller reports the notice itself. */
export const notify = async (notice: Notice): Promise<boolean> => {
  try {
    const { show } = await load();
    await show(notice);
    return true;
  } catch {
    return false;
  }
};
