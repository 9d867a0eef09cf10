import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while React hydrates. What React renders again after a mismatch gets true from its first render on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
