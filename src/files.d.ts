/** Files that webpack turns into addresses or stylesheets; Gatsby has no declarations for them. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.css';

/** One icon of lucide, which declares only the whole. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const drawing: IconNode;
  export default drawing;
}
