import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** When the features fail to load, everything stays visible without motion. */
const never = new Promise<never>(() => {});

const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    () => never,
  );

/** Loads the features of framer-motion's `m` components, which are plain elements until then. */
export const MotionProvider = ({ children }: { children: ReactNode }) => (
  <LazyMotion strict features={loadFeatures}>
    <MotionConfig reducedMotion="user">{children}</MotionConfig>
  </LazyMotion>
);
