import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Submission } from './submission';

export interface Message extends Submission {
  /** ISO 8601, in UTC. */
  receivedAt: string;
}

/** Keeps a submission as a JSON file; the names sort by the time of arrival. */
export const saveMessage = (folder: string, submission: Submission): void => {
  mkdirSync(folder, { recursive: true });
  const receivedAt = new Date().toISOString();
  // Two messages can arrive in the same millisecond.
  const count = String(readdirSync(folder).length).padStart(5, '0');
  const name = `${receivedAt.replaceAll(':', '-')}-${count}.json`;
  const message: Message = { receivedAt, ...submission };
  writeFileSync(join(folder, name), `${JSON.stringify(message, null, 2)}\n`, { flag: 'wx' });
};

/** Returns the kept messages, the newest first. */
export const listMessages = (folder: string): Message[] => {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};
