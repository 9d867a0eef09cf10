import { useEffect, useState, type ComponentType } from 'react';

/** Every page has its own toaster; that of the next page does not load again. */
let loaded: ComponentType | undefined;

/** Mounts the toaster after hydration. When its script fails, forms report results themselves. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState(() => loaded);
  useEffect(() => {
    import('./toaster').then(
      (module) => {
        loaded = module.Toaster;
        setToaster(() => loaded);
      },
      () => undefined,
    );
  }, []);
  return Toaster && <Toaster />;
};
