import type { ToastMessage } from './toaster';

const timeoutInMs = 3_000;

/** Returns whether the toast was shown; if the toaster does not load in time, the caller reports the message itself. */
export const notify = async (message: ToastMessage): Promise<boolean> => {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutInMs, undefined);
  });
  const load = async () => {
    const toaster = await import('./toaster');
    await toaster.mounted;
    return toaster;
  };
  try {
    const toaster = await Promise.race([load(), timeout]);
    toaster?.showToast(message);
    return toaster !== undefined;
  } catch {
    return false;
  }
};
