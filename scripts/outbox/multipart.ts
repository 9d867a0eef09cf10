import type { Fields } from './message';
import { Refusal } from './refusal';

/**
 * Reads the fields of a multipart form, CRLF line breaks kept, repeated names as lists, without files.
 * @param contentType The header with the boundary.
 * @throws A refusal with status 400 for an invalid body.
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
