import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  id: number;
  parent: number;
}

/** The memory of a process in bytes, with its share of shared memory. */
const memoryOf = (id: number): number => {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

const readProcess = (id: string): Process[] => {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return [{ id: Number(id), parent }];
  } catch {
    // It ended between being listed and being read.
    return [];
  }
};

/** Returns the memory of a process and its descendants in bytes, shared memory counted once; undefined on systems without /proc. */
export const treeMemory = (root: number): number | undefined => {
  if (!existsSync('/proc/self/status')) return undefined;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

  const sum = ({ id }: Process): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((total, child) => total + sum(child), memoryOf(id));
  return processes.filter(({ id }) => id === root).reduce((total, found) => total + sum(found), 0);
};
