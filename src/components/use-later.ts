import { useCallback, useState } from 'react';

/**
 * Brings a component that is only needed once the visitor reaches for it.
 *
 * @param load Imports it; the same function on every render.
 * @returns The component as soon as it is there, and a function that fetches it. The function may be called again and again; when the
 *   visitor is waiting, it is given the control that was used, and what to do when nothing comes.
 */
export const useLater = <Component>(
  load: () => Promise<Component>,
): [Component | undefined, (control?: HTMLElement | null, onMissing?: () => void) => void] => {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const warmUp = useCallback(
    (control?: HTMLElement | null, onMissing?: () => void) => {
      load().then(
        (component) => setLoaded((before) => before ?? { component }),
        (error: unknown) => {
          reportError(error);
          onMissing?.();
          void control;
        },
      );
    },
    [load],
  );
  return [loaded?.component, warmUp];
};
