export { Island } from './src/island';
export { noteInitialScroll } from './src/navigation';
export { useHydrated } from './src/use-hydrated';
