import { startFormFallback } from './form-fallback';

startFormFallback();
