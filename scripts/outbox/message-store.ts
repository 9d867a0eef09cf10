import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail';
import type { Message, Submission } from './message';

const messageFile = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6}-[0-9a-f]{8})\.(eml|json)$/;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Another process, or `clear`, may remove a file between finding and reading it. */
const readIfThere = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

const findFiles = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).filter((name) => messageFile.test(name));
};

const readMessage = async (path: string): Promise<Message[]> => {
  const file = await readIfThere(path);
  // Only `keep` writes files of that name.
  return file ? [JSON.parse(file.toString()) as Message] : [];
};

const write = async (folder: string, message: Message): Promise<void> => {
  const path = join(folder, message.id);
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.eml`, await composeMail(message), { flag: 'wx' });
  // A message exists once its JSON does, which must never be read half-written.
  await writeFile(`${path}.json.part`, `${JSON.stringify(message, null, 2)}\n`);
  await rename(`${path}.json.part`, `${path}.json`);
};

/**
 * Keeps messages in a folder, which is made when first needed: each as a mail (`.eml`) and as data (`.json`).
 * Names begin with the time `now` (milliseconds), so that they sort by it, and end at random, so that several servers may share the folder.
 */
export const createMessageStore = (folder: string, now: () => number) => {
  let count = 0;

  return {
    /** Writes the message's two files; it is kept once the promise resolves. */
    keep: async (submission: Submission): Promise<Message> => {
      const receivedAt = new Date(now()).toISOString();
      count += 1;
      const time = receivedAt.replace(/[:.]/g, '-');
      const id = `${time}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
      const message = { id, receivedAt, ...submission };
      await write(folder, message);
      return message;
    },
    list: async (): Promise<Message[]> => {
      const files = (await findFiles(folder)).filter((name) => name.endsWith('.json'));
      const newestFirst = files.sort().reverse();
      return (await Promise.all(newestFirst.map((name) => readMessage(join(folder, name))))).flat();
    },
    readMail: async (id: string): Promise<Buffer | undefined> =>
      messageFile.test(`${id}.eml`) ? readIfThere(join(folder, `${id}.eml`)) : undefined,
    /** Removes all messages, and nothing else from the folder. */
    clear: async (): Promise<void> => {
      const files = await findFiles(folder);
      await Promise.all(files.map((name) => rm(join(folder, name), { force: true })));
    },
  };
};
