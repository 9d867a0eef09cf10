import { STATUS_CODES } from 'node:http';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Faults } from './faults';
import { localPagesOnly } from './local-only';
import type { Fields, Submission } from './message';
import type { MessageStore } from './message-store';
import { answer, Refusal } from './refusal';
import { readFormSubmission, readSubmission, type Account } from './submission';

interface SendApiOptions {
  store: MessageStore;
  faults: Faults;
  /** Handlers that see a submission before its body is read. */
  before: RequestHandler[];
  account?: Account;
}

// Far more than the service accepts, so that its own check applies.
const limit = '1mb';

/**
 * Reads the fields of a multipart form, CRLF line breaks kept, repeated names as lists, without files.
 * @param contentType The header with the boundary.
 * @throws A refusal with status 400 for an invalid body.
 */
const readMultipart = async (body: Buffer, contentType: string): Promise<Fields> => {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal(400);
  });
  return Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string');
      return texts.length > 0 ? [[name, texts.length > 1 ? texts : texts[0]]] : [];
    }),
  );
};

const readForm = async ({ body, headers }: Request): Promise<Fields> =>
  Buffer.isBuffer(body) ? readMultipart(body, headers['content-type'] ?? '') : {};

/** Lets pages of every origin read the response, and responds to preflight requests, as the service does. */
const cors: RequestHandler = (request, response, next) => {
  response.set('Access-Control-Allow-Origin', '*');
  if (request.method !== 'OPTIONS') return next();
  response
    .set({
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Content-Type',
    })
    .status(204)
    .end();
};

/** Breaks the connection in the middle of a response: before its head, a browser would retry by itself and hide the fault. */
const breakOff = ({ socket }: Request, response: Response): void => {
  response.writeHead(200, { 'content-length': 2 });
  response.flushHeaders();
  response.socket?.write('', () => socket.destroy());
};

/** Responds as the next fault requires, else with 200 once the message is kept. */
const submit =
  (
    { store, faults }: SendApiOptions,
    read: (request: Request) => Submission | Promise<Submission>,
  ): RequestHandler =>
  async (request, response) => {
    const { drop, status, text } = await faults.next();
    if (drop === 'before') return breakOff(request, response);
    if (status) return answer(response, status, text ?? STATUS_CODES[status] ?? '');
    await store.keep(await read(request));
    if (drop === 'after') return breakOff(request, response);
    answer(response, 200, 'OK');
  };

/**
 * The two paths of EmailJS's REST API that its client library uses, below `/api/v1.0`.
 * @see https://www.emailjs.com/docs/rest-api/send/
 * @see https://www.emailjs.com/docs/rest-api/send-form/
 */
export const createSendApi = (options: SendApiOptions): Router => {
  const { account, before } = options;
  const router = express.Router();

  router.use(cors, localPagesOnly);
  router.post(
    '/email/send',
    before,
    express.json({ limit }),
    submit(options, ({ body }) => readSubmission(body, account)),
  );
  router.post(
    '/email/send-form',
    before,
    express.raw({ type: 'multipart/form-data', limit }),
    submit(options, async (request) => readFormSubmission(await readForm(request), account)),
  );
  return router;
};
