import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Without its features nothing moves and everything is there, so their absence is no failure. */
const never = new Promise<never>(() => {});

const loadFeatures = () =>
  import('./motion-features').then(
    (module) => module.default,
    () => never,
  );

/** Brings framer-motion's `m` components to life; until its features have arrived they are plain elements. */
export const MotionProvider = ({ children }: { children: ReactNode }) => (
  <LazyMotion strict features={loadFeatures}>
    <MotionConfig reducedMotion="user">{children}</MotionConfig>
  </LazyMotion>
);
