import type { Message } from './messages';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; }
  dt { font-weight: 600; }
  dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const renderField = ([name, value]: [string, unknown]): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `<dt>${escape(name)}</dt><dd dir="auto">${escape(text)}</dd>`;
};

const renderMessage = ({ receivedAt, service, params }: Message): string => `
  <article>
    <h2><time datetime="${escape(receivedAt)}">${escape(receivedAt)}</time></h2>
    <p>Template ${escape(String(service.template_id))}</p>
    <dl>${Object.entries(params).map(renderField).join('')}</dl>
  </article>`;

/** Renders the page that lists messages; every value is escaped. */
export const renderPage = (messages: readonly Message[]): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Outbox (${messages.length})</title>
  <style>${style}</style>
</head>
<body>
  <h1>Outbox</h1>
  <p>${messages.length ? 'Newest first.' : 'Nothing has been received yet.'}</p>
  ${messages.map(renderMessage).join('')}
</body>
</html>
`;
