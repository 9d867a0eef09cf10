/** A browser as the core path uses it; elements are named by CSS selectors. */
export interface Engine {
  open: (address: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Runs a script in the page, and returns its result. */
  run: (script: string) => Promise<unknown>;
  /** What the console has shown so far; undefined where the engine does not tell. */
  logged?: string[];
  close: () => Promise<void>;
}
