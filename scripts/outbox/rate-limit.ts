import type { RequestHandler } from 'express';
import { Refusal } from './refusal';

const interval = 1000;

/**
 * The service's limit of one request per second; there is one clock for all, because every client is this machine.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 * @param now The time in milliseconds.
 * @returns A handler that answers 429 to a request less than a second after the last one that it let through.
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
