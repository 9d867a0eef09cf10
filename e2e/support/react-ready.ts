/** The root element once React handles events. */
export const readyRoot = 'html[data-react-ready]';

/** Runs in the page, before any interaction: marks the root element for `readyRoot`. */
export const markReady = (): void =>
  addEventListener('react-ready', () =>
    document.documentElement.setAttribute('data-react-ready', ''),
  );
