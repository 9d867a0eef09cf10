import type { Notice } from './toaster';

const timeoutInMs = 3_000;

/** Returns whether the toast was shown; if the toaster does not load in time, the caller reports the notice itself. */
export const notify = async (notice: Notice): Promise<boolean> => {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutInMs, undefined);
  });
  const load = async () => {
    const toaster = await import('./toaster');
    await toaster.mounted;
    return toaster;
  };
  try {
    const toaster = await Promise.race([load(), late]);
    toaster?.show(notice);
    return toaster !== undefined;
  } catch {
    return false;
  }
};
