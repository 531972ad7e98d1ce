/** `createHash` of `node:crypto`, for SHA-256. */
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

export interface Hash {
  update(data: ArrayBufferView | string): Hash;
  digest(): Buffer;
  digest(encoding: 'hex'): string;
}

export function createHash(_algorithm: 'sha256'): Hash {
  const state = sha256.create();
  const hash = {
    update(data: ArrayBufferView | string) {
      state.update(typeof data === 'string' ? new TextEncoder().encode(data) : bytesOf(data));
      return hash;
    },
    digest(encoding?: 'hex') {
      const bytes = Buffer.from(state.digest());
      return encoding === undefined ? bytes : bytes.toString(encoding);
    },
  };
  return hash as Hash;
}

const bytesOf = ({ buffer, byteLength, byteOffset }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
