import { useCallback, useState } from 'react';

/**
 * Brings a component that is only needed once the visitor reaches for it.
 *
 * @param load Imports it; the same function on every render.
 * @returns The component as soon as it is there, and a function that fetches it. The function may be called again and again.
 */
export const useLater = <Component>(
  load: () => Promise<Component>,
): [Component | undefined, () => void] => {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const warmUp = useCallback(() => {
    load().then(
      (component) => setLoaded((before) => before ?? { component }),
      (error: unknown) => reportError(error),
    );
  }, [load]);
  return [loaded?.component, warmUp];
};
