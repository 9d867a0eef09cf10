import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  id: number;
  parent: number;
  /** Memory that it holds at the moment, in bytes. */
  resident: number;
}

const readProcess = (id: string): Process[] => {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ id: Number(id), parent: field('PPid'), resident: field('VmRSS') * 1024 }];
  } catch {
    // It ended between being listed and being read.
    return [];
  }
};

/**
 * Adds up the resident memory of a process and of everything that it started.
 *
 * Memory that processes share counts once for each of them, so the sum is rather too high than too low.
 *
 * @param root Id of the process.
 * @returns Bytes, or undefined on systems without /proc.
 */
export const treeMemory = (root: number): number | undefined => {
  if (!existsSync('/proc/self/status')) return undefined;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

  const sum = ({ id, resident }: Process): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((total, child) => total + sum(child), resident);
  return processes.filter(({ id }) => id === root).reduce((total, found) => total + sum(found), 0);
};
