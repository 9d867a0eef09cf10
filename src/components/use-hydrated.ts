import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** @returns false in the server's HTML and while React takes it over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
