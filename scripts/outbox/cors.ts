import type { RequestHandler } from 'express';

/** Lets pages of every origin read the answer, and answers the browser's question before the request (preflight), as the service does. */
export const cors: RequestHandler = (request, response, next) => {
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
