export { Island } from './src/island';
export { setStartsAtTop } from './src/navigation';
export { savesData } from './src/saves-data';
export { useHydrated } from './src/use-hydrated';
