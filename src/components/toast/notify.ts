import type { Notice } from './toast-card';

const load = () => import('./toaster');

/** Fetches what showing needs, so that a message is there at once, also when the connection has gone meanwhile. */
export const warmToasts = (): void => {
  load().catch(() => undefined);
};

/**
 * Shows a message.
 *
 * @returns Whether it could be shown; if not (the toaster could not be loaded), the caller has to say it in its own place.
 */
export const notify = async (notice: Notice): Promise<boolean> => {
  try {
    const { show } = await load();
    await show(notice);
    return true;
  } catch {
    return false;
  }
};
