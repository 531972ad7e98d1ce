import { entryAt } from '../../certain';
import { type Message, type MessageParam, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { BUILDER_VERSION } from '../build/gaddagBuilder';
import { type Gaddag, MAX_GADDAG_WORDS } from '../gaddag';
import { openGaddag } from '../sharedGaddag';
import { wordGraphOf } from '../wordGraph';

/**
 * A GADDAG as a file: a header of 25 words of 32 bits, then `Gaddag.arcs`, then its word graph, which would
 * cost a start more time to make than to read. All little-endian, like every machine that Electron runs on,
 * so that both are used in place.
 *
 *   word    0   magic "TWGD"
 *           1   checksum of everything after it
 *           2   format version
 *           3   version of the builder, which determines the bytes
 *           4   number of words of the lexicon
 *           5   number of nodes
 *           6   number of arcs, without the two root arcs
 *           7   length of `Gaddag.arcs` in words
 *           8   length of the word graph in words
 *     9 … 16    hash of the word list, 32 bytes
 *    17 … 24    hash of the alphabet, 32 bytes
 */
export const GADDAG_FILE_VERSION = 4;
export const HASH_BYTES = 32;

const MAGIC = 0x44475754;
const CHECKSUM_WORD = 1;
const COUNTS_WORD = 4;
const LENGTH_WORD = 7;
const GRAPH_LENGTH_WORD = 8;
const WORD_LIST_HASH_WORD = 9;
const ALPHABET_HASH_WORD = 17;
const HEADER_WORDS = 25;
const WORD_BYTES = 4;

export const GADDAG_HEADER_BYTES = HEADER_WORDS * WORD_BYTES;

/** A longer file cannot be a GADDAG, so it need not be read. */
export const MAX_GADDAG_FILE_BYTES = (HEADER_WORDS + 2 * MAX_GADDAG_WORDS) * WORD_BYTES;

/**
 * A 32-bit checksum, chosen by the caller: precompiled code is as fast on a program's first file as on later
 * ones. `before` is the checksum of the preceding bytes.
 */
export type Checksum = (bytes: Uint8Array, before?: number) => number;

/**
 * Identifies the source of the file: hashes (32 bytes each, chosen by the caller) of word list and alphabet.
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

/** The file in parts. All but the header are the GADDAG's own memory: a copy could be too large. */
export function encodeGaddagFile(
  gaddag: Gaddag,
  identity: GaddagIdentity,
  checksum: Checksum,
): [header: Uint8Array, arcs: Uint8Array, graph: Uint8Array] {
  const { arcs, counts } = gaddag;
  const graph = wordGraphOf(gaddag);
  const words = new Uint32Array(HEADER_WORDS);
  words.set([MAGIC, 0, GADDAG_FILE_VERSION, BUILDER_VERSION]);
  words.set([counts.words, counts.nodes, counts.arcs, arcs.length, graph.length], COUNTS_WORD);
  const header = new Uint8Array(words.buffer);
  header.set(checkedHash(identity.wordListHash), WORD_LIST_HASH_WORD * WORD_BYTES);
  header.set(checkedHash(identity.alphabetHash), ALPHABET_HASH_WORD * WORD_BYTES);
  const arcBytes = bytesOf(arcs);
  const graphBytes = bytesOf(graph);
  words[CHECKSUM_WORD] = checksum(graphBytes, checksum(arcBytes, checksum(checkedBytes(header))));
  return [header, arcBytes, graphBytes];
}

const bytesOf = ({ buffer, byteLength, byteOffset }: Uint32Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const checkedBytes = (file: Uint8Array): Uint8Array => file.subarray((CHECKSUM_WORD + 1) * WORD_BYTES);

/**
 * Reads the output of `encodeGaddagFile`. The GADDAG is a view of `bytes` if they start at a multiple of 4 in
 * their buffer; `bytes` must then not be modified any more.
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
  const graphAt = HEADER_WORDS + entryAt(words, LENGTH_WORD);
  const graph = new Int32Array(words.buffer, words.byteOffset + graphAt * WORD_BYTES, words.length - graphAt);
  return ok(openGaddag({ arcs: words.subarray(HEADER_WORDS, graphAt), counts, words: graph }));
}

/**
 * Number of words that a file has, according to its header (`GADDAG_HEADER_BYTES`). Undefined if it is not a
 * GADDAG file or has another version.
 */
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
  const lengths = (words[LENGTH_WORD] ?? 0) + (words[GRAPH_LENGTH_WORD] ?? 0);
  const expected = (HEADER_WORDS + lengths) * WORD_BYTES;
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

/** The file may end before its version number. */
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
