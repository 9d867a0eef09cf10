import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends path and headers exactly as they are; fetch would tidy up the path, and sets headers such as Host itself. */
export const ask = async (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, { path, method, headers, agent: false }, resolve).on('error', reject).end();
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
};
