import express, { type RequestHandler, type Router } from 'express';
import type { Faults } from './faults';
import { localPagesOnly } from './local-only';
import type { MessageStore } from './message-store';
import { mailPath, renderPage } from './page';
import { Refusal } from './refusal';

const headers: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    // Nothing in a message may run, even if an escape were forgotten.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};

/** The developer's side of the outbox, below `/__outbox`: the page, messages as data and mails, and the faults. */
export const createInspector = (store: MessageStore, faults: Faults): Router => {
  const router = express.Router();

  router.use(headers, localPagesOnly);
  router.get('/', async (_request, response) => {
    response.type('html').send(renderPage(await store.list()));
  });
  router.get('/messages.json', async (_request, response) => {
    const messages = await store.list();
    response.json(messages.map((message) => ({ ...message, mail: mailPath(message) })));
  });
  router.get('/messages/:id.eml', async (request, response) => {
    const { id } = request.params;
    const mail = await store.readMail(id);
    if (!mail) throw new Refusal(404);
    response.attachment(`${id}.eml`).type('message/rfc822').send(mail);
  });
  router.delete('/messages', async (_request, response) => {
    await store.clear();
    response.status(204).end();
  });
  router.post('/faults', express.json(), (request, response) => {
    faults.add(request.body);
    response.status(204).end();
  });
  router.get('/faults', (_request, response) => void response.json(faults.list()));
  router.delete('/faults', (_request, response) => {
    faults.reset();
    response.status(204).end();
  });
  return router;
};
