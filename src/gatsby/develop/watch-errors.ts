import type { Problem } from '../content/messages/problem';

/** Path at which the develop server reports content errors. */
export const contentErrorsPath = '/__content';

const overlayId = 'content-errors';

/** Milliseconds between two requests. */
const interval = 1000;

const style = `
  :host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem; background: rgb(8 12 24 / 70%); }
  section { box-sizing: border-box; width: min(48rem, 100%); max-height: 100%; overflow: auto; padding: 1.5rem 2rem; border-radius: 12px; background: #fff; color: #16181d; font: 16px/1.5 system-ui, sans-serif; }
  h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
  li { margin: 1rem 0; }
  code { font: 14px/1.5 ui-monospace, monospace; color: #9a1b1b; overflow-wrap: anywhere; }
  p { margin: .25rem 0; }
  small { color: #555b66; font-size: 14px; }
  button { padding: .5rem 1rem; border: 1px solid currentColor; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
`;

const element = (name: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

const entry = ({ file, line, field, message, purpose }: Problem): HTMLElement =>
  element(
    'li',
    element('code', line ? `${file}:${line}` : file),
    element('p', field ? `${field}: ${message}` : message),
    ...(purpose ? [element('small', purpose)] : []),
  );

const hideErrors = (): void => document.getElementById(overlayId)?.remove();

const showErrors = (errors: readonly Problem[]): void => {
  hideErrors();
  const hide = element('button', 'Hide until the next change');
  hide.addEventListener('click', hideErrors);
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  const note = element(
    'section',
    element('h2', `The content has ${count}`),
    element(
      'p',
      'The page shows the last valid content. Fix the file and save it; this note goes away by itself.',
    ),
    element('ul', ...errors.map(entry)),
    hide,
  );
  note.setAttribute('role', 'alert');

  const host = element('div');
  host.id = overlayId;
  // Keeps the styles of the page and of the note apart.
  host.attachShadow({ mode: 'open' }).append(element('style', style), note);
  document.body.append(host);
};

/** Undefined while the develop server is restarting. */
const request = (): Promise<Problem[] | undefined> =>
  fetch(contentErrorsPath)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

/** Shows content errors over the page of the develop server, each with file and line, until they are fixed. */
export const watchContentErrors = (): void => {
  let shown = '[]';
  const look = async () => {
    const errors = document.hidden ? undefined : await request();
    const found = errors ? JSON.stringify(errors) : shown;
    if (errors && found !== shown) {
      if (errors.length > 0) showErrors(errors);
      else hideErrors();
    }
    shown = found;
    setTimeout(look, interval);
  };
  void look();
};
