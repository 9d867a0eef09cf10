import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { ToasterProps, ToastMessage } from './toaster';

const timeoutInMs = 3_000;
const pollInMs = 200;

const pass = (time: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, time, undefined);
  });

/**
 * Waits while a dialog or the menu is open, which covers toasts and makes them inert. A navigation
 * removes a dialog without an event.
 */
const overlaysClosed = async (): Promise<void> => {
  while (document.querySelector('dialog:is([open], :popover-open)')) await pass(pollInMs);
};

const loadToaster = () => import(/* webpackChunkName: "prefetch-toaster" */ './toaster');

/** Shows a toast, and returns whether it could; otherwise the caller reports the message itself. */
type Notify = (message: ToastMessage) => Promise<boolean>;

const ToastContext = createContext<Notify>(() => Promise.resolve(false));

/** Mounts the toaster after hydration, and shows the messages that `useNotify` gets below it. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);

  useEffect(() => {
    // When its script fails, the first message tries again.
    loadToaster().then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, []);

  const notify = useCallback<Notify>(async (message) => {
    try {
      await overlaysClosed();
      const module = await Promise.race([loadToaster(), pass(timeoutInMs)]);
      if (!module) return false;
      setToaster(() => module.Toaster);
      setMessages((earlier) => [...earlier, message]);
      return true;
    } catch {
      return false;
    }
  }, []);

  return (
    <ToastContext value={notify}>
      {children}
      {Toaster && <Toaster messages={messages} />}
    </ToastContext>
  );
};

export const useNotify = (): Notify => useContext(ToastContext);
