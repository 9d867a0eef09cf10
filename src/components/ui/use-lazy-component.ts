import { useEffect, useState, type ComponentType } from 'react';

interface LazyComponent<Props> {
  Component?: ComponentType<Props>;
  failed: boolean;
}

/** Loads a component once the caller has mounted. `load` must be the same function on every render. */
export const useLazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const [lazy, setLazy] = useState<LazyComponent<Props>>({ failed: false });

  useEffect(() => {
    load().then(
      (Component) => setLazy({ Component, failed: false }),
      (error: unknown) => {
        reportError(error);
        setLazy({ failed: true });
      },
    );
  }, [load]);

  return lazy;
};
