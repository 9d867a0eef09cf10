/** A browser as the core path uses it. Elements are named by XPath, which every engine's protocol knows. */
export interface Engine {
  version: string;
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Where the browser is. */
  address: () => Promise<string>;
  click: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  /** Texts of all elements of this name that can be seen, in their order. */
  read: (element: string) => Promise<string[]>;
  /** Runs a script in the page, and returns its result. */
  run: (script: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** An engine that can be had on this machine. */
export interface EngineKind {
  name: string;
  /** Programs that it needs. */
  programs: readonly string[];
  /** Debian's packages with these programs. */
  packages: readonly string[];
  start: () => Promise<Engine>;
}

/** Runs in the page and reads the texts of what can be seen there. */
export const readScript = (element: string): string => `
  const found = document.evaluate(${JSON.stringify(element)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  const texts = [];
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const node = found.snapshotItem(index);
    if (node.checkVisibility({ visibilityProperty: true })) texts.push(node.textContent.trim());
  }
  return texts;`;
