import { readdirSync, readFileSync } from 'node:fs';

/**
 * The memory of a program and all its child processes. Shared memory is divided equally.
 *
 * @param {number} root
 * @returns {Record<string, number> | null} in MB, by kind of process; null if the system does not report it
 */
export function memoryOf(root) {
  if (process.platform !== 'linux') return null;
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const pid of treeOf(root)) {
    const kind = kindOf(pid);
    kinds[kind] = (kinds[kind] ?? 0) + sharedOutMb(pid);
  }
  return kinds;
}

/** @param {number} root */
function treeOf(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
  const tree = [root];
  // The set grows during the loop.
  for (const each of tree) for (const { parent, pid } of parents) if (parent === each) tree.push(pid);
  return tree;
}

/** @param {number} pid */
const parentOf = (pid) => Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1] ?? Number.NaN);

/** @param {number} pid */
const sharedOutMb = (pid) => Number(/^Pss:\s*(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

/** @param {number} pid */
const kindOf = (pid) => /--type=([a-z-]+)/.exec(read(pid, 'cmdline'))?.[1] ?? 'main';

/**
 * @param {number} pid
 * @param {string} file
 */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
