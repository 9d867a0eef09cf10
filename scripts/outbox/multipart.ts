import type { Fields } from './message';
import { Refusal } from './refusal';

/**
 * Reads the fields of a multipart form.
 *
 * @param body The whole body.
 * @param contentType The Content-Type header, which holds the boundary.
 * @returns The fields as they were sent, line breaks as CRLF included; a list where a name came more than once. Files are left out.
 * @throws A refusal with status 400 for a body that is not such a form.
 */
export const readMultipart = async (body: Buffer, contentType: string): Promise<Fields> => {
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
