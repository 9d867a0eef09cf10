import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';

/** Thrown for any response other than 200; the message is the text of the response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text = STATUS_CODES[status],
  ) {
    super(text);
  }
}

export const tooLarge = (): Refusal =>
  new Refusal(413, 'Variables size limit. The maximum allowed variables size is 50Kb');

/** Responds in plain text, as the service does: the client library passes it on. */
export const answer = (response: Response, status: number, text: string): void => {
  response.status(status).type('text').send(text);
};

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  // Express's body parsers report an invalid body by a status.
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return error.status === 413 ? tooLarge() : new Refusal(error.status);
  }
  console.error('The outbox failed:', error);
  return new Refusal(500);
};

/** Express's error handler: responds to a refusal with its status and text, to any other error with 500. */
export const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, message } = toRefusal(error);
  answer(response, status, message);
};
