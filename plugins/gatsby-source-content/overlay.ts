import { fieldName, type ContentError } from './errors';

/** Path at which the develop server answers with the errors and warnings. */
export const contentReportPath = '/__content';

const overlayId = 'content-errors';

/** Milliseconds between two requests. */
const interval = 1000;

const style = `
  :host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem; background: rgb(8 12 24 / 70%); }
  :host(.warnings) { inset: auto 0 0 auto; background: none; }
  section { box-sizing: border-box; width: min(48rem, 100%); max-height: 100%; overflow: auto; padding: 1.5rem 2rem; border-radius: 12px; background: #fff; color: #16181d; font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 2px 12px rgb(8 12 24 / 40%); }
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

const listItem = ({ file, line, field, message, hint = '' }: ContentError): HTMLElement =>
  element(
    'li',
    element('code', line ? `${file}:${line}` : file),
    element('p', field.length > 0 ? `${fieldName(field)}: ${message}` : message),
    element('small', hint),
  );

const hide = (): void => document.getElementById(overlayId)?.remove();

const list = (title: string, errors: readonly ContentError[]): HTMLElement[] =>
  errors.length === 0
    ? []
    : [element('h2', `${title}: ${errors.length}`), element('ul', ...errors.map(listItem))];

interface ContentReport {
  errors: ContentError[];
  warnings: ContentError[];
}

const show = ({ errors, warnings }: ContentReport): void => {
  const button = element('button', 'Hide until the next change');
  button.addEventListener('click', hide);
  const panel = element(
    'section',
    ...list('Errors in the content', errors),
    ...(errors.length > 0
      ? [
          element(
            'p',
            'Pages show their last valid version, or are missing. Fix the file and save it.',
          ),
        ]
      : []),
    ...list('Warnings about the content', warnings),
    button,
  );
  panel.setAttribute('role', 'alert');

  const host = element('div');
  host.id = overlayId;
  host.classList.toggle('warnings', errors.length === 0);
  // A shadow root isolates the styles of page and panel.
  host.attachShadow({ mode: 'open' }).append(element('style', style), panel);
  document.body.append(host);
};

/** Undefined while the develop server is restarting. */
const request = (): Promise<ContentReport | undefined> =>
  fetch(contentReportPath)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

/**
 * Shows errors and warnings about the content over the page of the develop server, until they are
 * fixed.
 */
export const watchContent = async (shown = ''): Promise<void> => {
  const report = document.hidden ? undefined : await request();
  const found = report ? JSON.stringify(report) : shown;
  if (report && found !== shown) {
    hide();
    if (report.errors.length + report.warnings.length > 0) show(report);
  }
  setTimeout(() => void watchContent(found), interval);
};
