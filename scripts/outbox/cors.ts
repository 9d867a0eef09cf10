import type { RequestHandler } from 'express';

/** Lets pages of every origin read the response, and responds to preflight requests, as the service does. */
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
