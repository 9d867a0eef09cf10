import { subjectOf } from './compose-mail';
import { textOf, type Message } from './message';

export const inspectorPath = '/__outbox';

/** The address of a message's mail. */
export const mailPath = ({ id }: Pick<Message, 'id'>): string =>
  `${inspectorPath}/messages/${id}.eml`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding-bottom: 1rem; }
  h2 { margin-bottom: 0; overflow-wrap: anywhere; }
  dt { font-weight: 600; }
  dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const renderField = ([name, value]: [string, unknown]): string =>
  `<dt>${escape(name)}</dt><dd dir="auto">${escape(textOf(value))}</dd>`;

const renderMessage = (message: Message): string => `
  <article>
    <h2 dir="auto">${escape(subjectOf(message.params))}</h2>
    <p>
      <time datetime="${escape(message.receivedAt)}">${escape(message.receivedAt)}</time>,
      by ${escape(message.variant)}, template ${escape(textOf(message.service.template_id))},
      <a href="${escape(mailPath(message))}">mail</a>
    </p>
    <dl>${Object.entries(message.params).map(renderField).join('')}</dl>
  </article>`;

/** Renders the page of received messages, in the given order. It needs no script and no other request; every value is escaped. */
export const renderPage = (messages: Message[]): string => `<!doctype html>
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
