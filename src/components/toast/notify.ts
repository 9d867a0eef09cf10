import type { Notice } from './toaster';

const load = () => import('./toaster');

/** Loads the toaster, so that a toast shows immediately, and also when the connection is lost meanwhile. */
export const preloadToasts = (): void => {
  load().catch(() => undefined);
};

/** @returns Whether the toast could be shown; where the toaster does not load, the caller reports it in its own place. */
export const notify = async (notice: Notice): Promise<boolean> => {
  try {
    const { show } = await load();
    await show(notice);
    return true;
  } catch {
    return false;
  }
};
