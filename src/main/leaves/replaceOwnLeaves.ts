import { existsSync, renameSync, rmSync } from 'node:fs';
import { MAX_KLV2 } from '../../core/strategy/leaves/klv2';
import { readRegularFile } from '../regularFile';
import { writeFileDurably, writeOwnFile } from '../writeFileDurably';
import { previousLeavesPath } from './ownLeaves';

/*
 * What replaces the own leaves of some tiles. Those before stay, so that one change can be taken back. All
 * throw the errors of the file system.
 */

/** Nothing is left of the own ones but the previous ones. */
export function removeOwnLeaves(path: string): void {
  if (existsSync(path)) renameSync(path, previousLeavesPath(path));
}

export function replaceOwnLeaves(path: string, bytes: Uint8Array): void {
  if (existsSync(path)) writeFileDurably(previousLeavesPath(path), readRegularFile(path, MAX_KLV2));
  writeOwnFile(path, bytes);
}

/** Those before are used again, and can be replaced by those that were used until now. */
export function usePreviousLeaves(path: string): void {
  const previous = readRegularFile(previousLeavesPath(path), MAX_KLV2);
  if (existsSync(path)) replaceOwnLeaves(path, previous);
  else {
    writeFileDurably(path, previous);
    rmSync(previousLeavesPath(path));
  }
}
