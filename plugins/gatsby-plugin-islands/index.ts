export { Island } from './src/island';
export { setStartsAtTop } from './src/navigation';
export { useHydrated } from './src/use-hydrated';
