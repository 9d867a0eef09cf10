import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether a component is rendered by the browser alone. React reads the server's value only while it hydrates, so a component that it
 * renders again after a mismatch gets true from its first render on.
 *
 * @returns false on the server and while React hydrates the server's HTML, true otherwise.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
