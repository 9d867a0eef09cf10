type Fields = Readonly<Record<string, string>>;

interface DirectClientOptions {
  /** Where the service takes JSON. */
  address: string;
  /** What the service needs besides the message: version, key and ids. */
  service: Fields;
  /** Addresses from which nothing is sent. */
  blockList: readonly string[];
}

/** An error as the library throws it, with the service's status and text. */
const refusal = (status: number, text: string): Error =>
  Object.assign(new Error(text), { status, text });

/**
 * Sends the same request as `@emailjs/browser`, where that does not load. It throws when a visitor
 * blocks site data, because it reads `localStorage` as soon as it is imported; its option for
 * another storage comes too late. A throttle needs storage, so there is none.
 */
export const createDirectClient =
  ({ address, service, blockList }: DirectClientOptions) =>
  async (fields: Fields): Promise<void> => {
    if (blockList.includes(fields.from_email ?? '')) throw refusal(403, 'Forbidden');
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify({ ...service, template_params: fields }),
    });
    if (!response.ok) throw refusal(response.status, await response.text());
  };
