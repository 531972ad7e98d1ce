import { entryAt } from '../../certain';
import { type Message, type MessageParam, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { BUILDER_VERSION } from '../build/gaddagBuilder';
import { Gaddag, MAX_GADDAG_WORDS } from '../gaddag';

/**
 * A GADDAG as a file: a header of 24 words of 32 bits, then `Gaddag.arcs`. All little-endian, like every
 * machine that Electron runs on, so the arcs are used where they lie.
 *
 *   word    0   magic "TWGD"
 *           1   checksum of all that follows
 *           2   format version
 *           3   builder version: other bytes of the same word list
 *           4   words of the lexicon
 *           5   nodes
 *           6   arcs, without the two that are in no node
 *           7   words of `Gaddag.arcs`
 *     8 … 15    hash of the word list, 32 bytes
 *    16 … 23    hash of the alphabet, 32 bytes
 */
export const GADDAG_FILE_VERSION = 3;
export const HASH_BYTES = 32;

const MAGIC = 0x44475754;
const CHECKSUM_WORD = 1;
const COUNTS_WORD = 4;
const LENGTH_WORD = 7;
const WORD_LIST_HASH_WORD = 8;
const ALPHABET_HASH_WORD = 16;
const HEADER_WORDS = 24;
const WORD_BYTES = 4;

export const GADDAG_HEADER_BYTES = HEADER_WORDS * WORD_BYTES;

/** A longer file cannot be one: nothing of it needs to be read. */
export const MAX_GADDAG_FILE_BYTES = (HEADER_WORDS + MAX_GADDAG_WORDS) * WORD_BYTES;

/**
 * A checksum of 32 bits, of the caller's choice: one compiled ahead of time takes as long on a program's
 * first file as on later ones. `before` is that of the bytes in front of these.
 */
export type Checksum = (bytes: Uint8Array, before?: number) => number;

/**
 * What the file was made of: hashes (of the caller's choice, 32 bytes each) of the
 * word list and the alphabet.
 */
export interface GaddagIdentity {
  readonly wordListHash: Uint8Array;
  readonly alphabetHash: Uint8Array;
}

export interface GaddagFileError {
  readonly code:
    | 'bad-magic'
    | 'other-version'
    | 'wrong-size'
    | 'checksum'
    | 'other-word-list'
    | 'other-alphabet';
  readonly message: Message;
}

/**
 * The file in two pieces, of which the second one is the GADDAG's own memory: a copy of it may be too much.
 */
export function encodeGaddagFile(
  { arcs, counts }: Gaddag,
  identity: GaddagIdentity,
  checksum: Checksum,
): [header: Uint8Array, arcs: Uint8Array] {
  const words = new Uint32Array(HEADER_WORDS);
  words.set([MAGIC, 0, GADDAG_FILE_VERSION, BUILDER_VERSION]);
  words.set([counts.words, counts.nodes, counts.arcs, arcs.length], COUNTS_WORD);
  const header = new Uint8Array(words.buffer);
  header.set(checkedHash(identity.wordListHash), WORD_LIST_HASH_WORD * WORD_BYTES);
  header.set(checkedHash(identity.alphabetHash), ALPHABET_HASH_WORD * WORD_BYTES);
  const rest = new Uint8Array(arcs.buffer, arcs.byteOffset, arcs.byteLength);
  words[CHECKSUM_WORD] = checksum(rest, checksum(checkedBytes(header)));
  return [header, rest];
}

const checkedBytes = (file: Uint8Array): Uint8Array => file.subarray((CHECKSUM_WORD + 1) * WORD_BYTES);

/**
 * Reads what `encodeGaddagFile` wrote. The GADDAG is a view of `bytes` when they start at a multiple of 4 in
 * their buffer; then `bytes` must not be written to any more.
 */
export function decodeGaddagFile(
  bytes: Uint8Array,
  identity: GaddagIdentity,
  checksum: Checksum,
): Result<Gaddag, GaddagFileError> {
  const file = bytes.byteOffset % WORD_BYTES === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(file.buffer, file.byteOffset, Math.floor(file.byteLength / WORD_BYTES));
  const error = findError(file, words, identity, checksum);
  if (error !== undefined) return fail(error);
  const counts = { words: entryAt(words, 4), nodes: entryAt(words, 5), arcs: entryAt(words, 6) };
  return ok(new Gaddag(words.subarray(HEADER_WORDS), counts));
}

/** How many words a file has, by its `GADDAG_HEADER_BYTES`; undefined: none, or one of another version. */
export function readWordCount(header: Uint8Array): number | undefined {
  if (header.length < GADDAG_HEADER_BYTES) return undefined;
  const words = new Uint32Array(header.slice(0, GADDAG_HEADER_BYTES).buffer);
  const isCurrent = words[0] === MAGIC && words[2] === GADDAG_FILE_VERSION && words[3] === BUILDER_VERSION;
  return isCurrent ? words[COUNTS_WORD] : undefined;
}

function findError(
  file: Uint8Array,
  words: Uint32Array,
  identity: GaddagIdentity,
  checksum: Checksum,
): GaddagFileError | undefined {
  if (words[0] !== MAGIC) return { code: 'bad-magic', message: message('gaddagFile.otherKind') };
  if (words[2] !== GADDAG_FILE_VERSION || words[3] !== BUILDER_VERSION) {
    const found = message('gaddagFile.otherVersion', {
      format: versionNumber(words[2]),
      builder: versionNumber(words[3]),
      wanted: `${GADDAG_FILE_VERSION}.${BUILDER_VERSION}`,
    });
    return { code: 'other-version', message: found };
  }
  const expected = (HEADER_WORDS + (words[LENGTH_WORD] ?? 0)) * WORD_BYTES;
  if (file.byteLength !== expected) {
    const size = message('gaddagFile.size', { size: file.byteLength, expected });
    return { code: 'wrong-size', message: size };
  }
  if (words[CHECKSUM_WORD] !== checksum(checkedBytes(file)))
    return { code: 'checksum', message: message('gaddagFile.checksum') };
  if (!hasHash(words, WORD_LIST_HASH_WORD, identity.wordListHash))
    return { code: 'other-word-list', message: message('gaddagFile.otherWordList') };
  if (!hasHash(words, ALPHABET_HASH_WORD, identity.alphabetHash))
    return { code: 'other-alphabet', message: message('gaddagFile.otherAlphabet') };
  return undefined;
}

/** A file can end before its number. */
const versionNumber = (word: number | undefined): MessageParam =>
  word === undefined ? message('gaddagFile.noNumber') : String(word);

function hasHash(words: Uint32Array, word: number, hash: Uint8Array): boolean {
  const stored = new Uint8Array(words.buffer, words.byteOffset + word * WORD_BYTES, HASH_BYTES);
  return checkedHash(hash).every((byte, index) => byte === stored[index]);
}

function checkedHash(hash: Uint8Array): Uint8Array {
  if (hash.length !== HASH_BYTES)
    throw new RangeError(`A hash has ${hash.length} bytes; ${HASH_BYTES} are needed`);
  return hash;
}
