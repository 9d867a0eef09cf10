import type { RequestHandler } from 'express';
import { Refusal } from './refusal';

const interval = 1000;

/**
 * Responds 429 to a request less than a second after the last one that passed; one clock for all, because every client is this machine.
 * @param now The time in milliseconds.
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export const createRateLimit = (now: () => number): RequestHandler => {
  let last = -Infinity;

  return (_request, _response, next) => {
    const time = now();
    if (time - last < interval) throw new Refusal(429);
    last = time;
    next();
  };
};
