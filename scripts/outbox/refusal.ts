import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';

/** Thrown where a request is answered with something else than 200; the message is the text of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text = STATUS_CODES[status],
  ) {
    super(text);
  }
}

/** The service's answer to more than it takes. */
export const tooLarge = (): Refusal =>
  new Refusal(413, 'Variables size limit. The maximum allowed variables size is 50Kb');

/** Answers in plain text, as the service does: the client library hands that text on. */
export const answer = (response: Response, status: number, text: string): void => {
  response.status(status).type('text').send(text);
};

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  // Express' body parsers say with a status what is wrong with the body.
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return error.status === 413 ? tooLarge() : new Refusal(error.status);
  }
  console.error('The outbox failed:', error);
  return new Refusal(500);
};

/** Express' error handler: answers a refusal with its status and text, and anything unexpected with 500. */
export const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, message } = toRefusal(error);
  answer(response, status, message);
};
