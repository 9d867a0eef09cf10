import type { ToastMessage } from './toaster';

const timeoutInMs = 3_000;
const pollInMs = 200;

const pass = (time: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, time, undefined);
  });

/** Waits while a dialog or the menu is open, which covers toasts and makes them inert. Neither fires an event when a navigation removes it. */
const overlaysClosed = async (): Promise<void> => {
  while (document.querySelector('dialog:is([open], :popover-open)')) await pass(pollInMs);
};

const loadToaster = async () => {
  const toaster = await import('./toaster');
  await toaster.mounted;
  return toaster;
};

/** Returns whether the toast was shown; if the toaster does not load in time, the caller reports the message itself. */
export const notify = async (message: ToastMessage): Promise<boolean> => {
  try {
    await overlaysClosed();
    const toaster = await Promise.race([loadToaster(), pass(timeoutInMs)]);
    toaster?.showToast(message);
    return toaster !== undefined;
  } catch {
    return false;
  }
};
