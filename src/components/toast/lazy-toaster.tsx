import { useEffect, useState, type ComponentType } from 'react';

/** Kept on navigation, so that the toaster of the next page need not load again. */
let loaded: ComponentType | undefined;

/** Mounts the toaster after hydration. When its script fails, forms report results themselves. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState(() => loaded);
  useEffect(() => {
    import(/* webpackChunkName: "prefetch-toaster" */ './toaster').then(
      (module) => {
        loaded = module.Toaster;
        setToaster(() => loaded);
      },
      () => undefined,
    );
  }, []);
  return Toaster && <Toaster />;
};
