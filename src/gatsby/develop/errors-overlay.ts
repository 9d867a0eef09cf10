import type { Problem } from '../content/messages/problem';

const noteId = 'content-mistakes';

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

/** Takes the note away. */
export const hideMistakes = (): void => document.getElementById(noteId)?.remove();

/**
 * Lays a note over the page that names every mistake with its file and line.
 *
 * @param mistakes At least one.
 */
export const showMistakes = (mistakes: readonly Problem[]): void => {
  hideMistakes();
  const hide = element('button', 'Hide until the next change');
  hide.addEventListener('click', hideMistakes);
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const note = element(
    'section',
    element('h2', `The content has ${count}`),
    element(
      'p',
      'The page shows what was right last. Mend the file and save it; this note goes away by itself.',
    ),
    element('ul', ...mistakes.map(entry)),
    hide,
  );
  note.setAttribute('role', 'alert');

  const host = element('div');
  host.id = noteId;
  // The page's styles and the note's leave each other alone.
  host.attachShadow({ mode: 'open' }).append(element('style', style), note);
  document.body.append(host);
};
