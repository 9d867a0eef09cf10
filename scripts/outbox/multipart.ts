import { Busboy } from '@fastify/busboy';
import type { Fields } from './message';
import { Refusal } from './refusal';

const collect = (fields: Map<string, string | string[]>, name: string, value: string): void => {
  const earlier = fields.get(name);
  fields.set(name, earlier === undefined ? value : [earlier, value].flat());
};

/**
 * Reads the fields of a multipart form.
 *
 * @param body The whole body.
 * @param contentType The Content-Type header, which holds the boundary.
 * @returns The fields as they were sent, line breaks as CRLF included; a list where a name came more than once. Files are left out.
 * @throws A refusal with status 400 for a body that is not such a form.
 */
export const readMultipart = (body: Buffer, contentType: string): Promise<Fields> =>
  new Promise<Fields>((resolve, reject) => {
    const fields = new Map<string, string | string[]>();
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // The body is in memory already, so that a limit of a field would only cut it.
      limits: { files: 0, fieldSize: body.length },
    });
    parser.on('field', (name, value) => collect(fields, name, value));
    parser.on('finish', () => resolve(Object.fromEntries(fields)));
    parser.on('error', reject);
    parser.end(body);
  }).catch(() => {
    throw new Refusal(400);
  });
