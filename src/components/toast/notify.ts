/** A message that shows for a while in the corner. */
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  /** Sentences under the title, one a paragraph. */
  lines: readonly string[];
  /** A way on for the visitor. */
  action?: { label: string; href: string };
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Name of the place where such messages appear. */
  regionLabel: string;
}

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
