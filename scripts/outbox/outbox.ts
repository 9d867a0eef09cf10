import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Router,
} from 'express';
import { listMessages, saveMessage } from './messages';
import { renderPage } from './page';
import { Rejection, readJson, readMultipart } from './submission';

/** Where the received messages are listed. */
export const outboxPath = '/__outbox';

/** More than the service accepts, so that the check of the size answers as the service does. */
const limit = '1mb';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Another site that is open in the browser may neither send messages nor read them; its requests
 * name it as host or origin.
 */
const isLocal = ({ headers: { host = '', origin = `http://${host}` }, socket }: Request): boolean =>
  localHost.test(host) &&
  localHost.test(origin.replace(/^https?:\/\//, '')) &&
  /^(?:::1|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '');

const localOnly: RequestHandler = (request, _response, next) =>
  next(isLocal(request) ? undefined : new Rejection(403, 'Forbidden'));

/** Answers in plain text, as the service does: the client library passes it on. */
const sendError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  // Express's parsers report an invalid body by a status.
  const { status = 500, message } = error as Partial<Rejection> & Error;
  if (status === 500) console.error('The outbox failed:', error);
  response.status(status).type('text').send(message);
};

/**
 * A local replacement for EmailJS: accepts what the service accepts, keeps each message as a JSON
 * file, and sends nothing.
 *
 * @param folder Absolute path of the folder for the messages.
 * @returns A router for the root. It answers `/api/v1.0/email/*` and `/__outbox`, for this machine
 * only.
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export const createOutbox = (folder: string): Router => {
  const router = express.Router();
  router.use(['/api/v1.0/email', outboxPath], localOnly);

  router.post('/api/v1.0/email/send', express.json({ limit }), ({ body }, response) => {
    saveMessage(folder, readJson(body));
    response.type('text').send('OK');
  });
  router.post(
    '/api/v1.0/email/send-form',
    express.raw({ type: 'multipart/form-data', limit }),
    async ({ body, headers }, response) => {
      saveMessage(folder, await readMultipart(body, headers['content-type']));
      response.type('text').send('OK');
    },
  );
  router.get(outboxPath, (_request, response) => {
    response
      // Nothing in a message may run.
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .set('Cache-Control', 'no-store')
      .send(renderPage(listMessages(folder)));
  });
  router.use(sendError);
  return router;
};
