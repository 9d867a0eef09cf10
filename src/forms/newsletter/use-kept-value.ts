import { useLayoutEffect, type RefObject } from 'react';
import { tabMemory } from '../tab-memory';

/**
 * Brings back what was typed into a field and not sent yet, after the visitor has moved or the page was loaded anew.
 *
 * @param name Name under which it is kept.
 * @param ref The field. It is uncontrolled, so that the server's HTML and the first render agree.
 */
export const useKeptValue = (name: string, ref: RefObject<HTMLInputElement | null>) => {
  // Before the first paint, so that nobody sees the field empty.
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    // What was typed before scripts ran is newer than what was kept.
    if (field.value) tabMemory.write(name, field.value);
    else field.value = tabMemory.read(name) ?? '';
    return tabMemory.onForgotten(name, () => {
      field.value = '';
    });
  }, [name, ref]);

  return {
    keep: (value: string) => tabMemory.write(name, value),
    /** Forgets what was sent. When the visitor has moved on and typed something else there meanwhile, that stays. */
    forget: (sent: string) => {
      if (tabMemory.read(name) === sent) tabMemory.forget(name);
    },
  };
};
