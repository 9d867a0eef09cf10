type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

/**
 * What the tab remembers of a form until it is closed. Where the browser has no room or forbids it, nothing is remembered, and the
 * form works without.
 */
export const tabMemory = {
  /** @returns What was kept under the name; null when there is nothing. */
  read: (name: string): string | null => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },

  write: (name: string, value: string): void => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // The form itself still holds everything.
    }
  },

  /** Forgets what was sent, and tells every form that shows it. */
  forget: (name: string): void => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Nothing was kept.
    }
    listeners.get(name)?.forEach((listener) => listener());
  },

  /**
   * Calls a form when what it shows was forgotten.
   *
   * @returns Ends it.
   */
  onForgotten: (name: string, listener: Listener): (() => void) => {
    const ofName = listeners.get(name) ?? new Set();
    listeners.set(name, ofName.add(listener));
    return () => {
      ofName.delete(listener);
    };
  },
};
