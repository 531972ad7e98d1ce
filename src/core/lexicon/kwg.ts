import { fail, ok, type Result } from '../result';
import {
  ARC_ACCEPTS,
  ARC_SEPARATOR,
  DAWG_ROOT,
  FIRST_ARC_SHIFT,
  GADDAG_ROOT,
  Gaddag,
  PSEUDO_ARCS,
  WORDS_PER_ARC,
} from './gaddag';
import { StringCounter } from './stringCounter';
import { MAX_WORD_LETTERS } from './wordList';

/**
 * KWG, the lexicon format of other word game programs: 32-bit words, little-endian, no header; a word is an arc.
 *
 *    31      24   23        22           21                        0
 *   ┌──────────┬─────────┬───────────┬──────────────────────────────┐
 *   │  letter  │ accepts │ last of   │ number of the first arc of   │
 *   │ 0 = sep. │         │ its node  │ the target node, 0 = none    │
 *   └──────────┴─────────┴───────────┴──────────────────────────────┘
 *
 * Arc 0 leads to the root of the DAWG, arc 1 to that of the GADDAG. A node is a run of arcs with ascending letters;
 * a node may begin inside another and share its end. The GADDAG's paths are ours, so both files hold the same
 * automaton and even the same arc numbers; only the two pseudo-arcs change places.
 */
export const KWG_LETTER_SHIFT = 24;
export const KWG_ACCEPTS = 0x0080_0000;
export const KWG_LAST = 0x0040_0000;
export const KWG_TARGET = 0x003f_ffff;
const MAX_ARCS = KWG_TARGET + 1;
const WORD_BYTES = 4;
const KWG_DAWG_ROOT = 0;
export const KWG_GADDAG_ROOT = 1;

export interface KwgError {
  readonly code: 'size' | 'letter' | 'node' | 'target' | 'no-gaddag' | 'loop' | 'inconsistent' | 'too-large';
  readonly message: string;
}

/** The GADDAG as a KWG file. */
export function formatKwg(gaddag: Gaddag): Result<Uint8Array, KwgError> {
  const { arcs } = gaddag;
  const count = arcs.length / WORDS_PER_ARC;
  if (count > MAX_ARCS) {
    const message = `A KWG file holds at most ${MAX_ARCS} arcs; this lexicon has ${count}.`;
    return fail({ code: 'too-large', message });
  }
  const kwg = new Uint32Array(count);
  for (let arc = 0; arc < count; arc++) {
    const target = arcs[arc * WORDS_PER_ARC + 1]!;
    const accepts = (target & ARC_ACCEPTS) === 0 ? 0 : KWG_ACCEPTS;
    const last = arc < PSEUDO_ARCS ? KWG_LAST : 0;
    kwg[swapRoots(arc)]! |= accepts | last | (target >>> FIRST_ARC_SHIFT);
  }
  // The letter of an arc, and whether it is its node's last, is known where the node is: at any arc that leads to it.
  for (let arc = 0; arc < count; arc++) labelNode(gaddag, arc, kwg);
  return ok(toBytes(kwg));
}

/** Writes the letters of the node that `arc` leads to, and marks its last arc. */
function labelNode(gaddag: Gaddag, arc: number, kwg: Uint32Array): void {
  let at = gaddag.firstArc(arc) + (gaddag.hasSeparator(arc) ? 1 : 0);
  for (let mask = gaddag.letterMask(arc); mask !== 0; mask &= mask - 1) {
    kwg[at++]! |= (32 - Math.clz32(mask & -mask)) << KWG_LETTER_SHIFT;
  }
  if (at > PSEUDO_ARCS) kwg[at - 1]! |= KWG_LAST;
}

/** Our number of one of the two pseudo-arcs from KWG's and the reverse; other numbers are the same in both. */
function swapRoots(arc: number): number {
  return arc < PSEUDO_ARCS ? 1 - arc : arc;
}

/**
 * Reads a KWG file for an alphabet of `alphabetSize` letters. Everything that a walk relies on is checked: no file,
 * however damaged, makes a GADDAG that leads outside its array or around in a loop.
 */
export function parseKwg(bytes: Uint8Array, alphabetSize: number): Result<Gaddag, KwgError> {
  if (bytes.length % WORD_BYTES !== 0 || bytes.length < PSEUDO_ARCS * WORD_BYTES) {
    const message = `A KWG file has a multiple of 4 bytes, 8 or more; this one has ${bytes.length}.`;
    return fail({ code: 'size', message });
  }
  const kwg = fromBytes(bytes);
  const error = kwg.length > MAX_ARCS ? tooLong(kwg.length) : findArcError(kwg, alphabetSize);
  if (error !== undefined) return fail(error);
  const arcs = convertArcs(kwg);
  return checkedGaddag(arcs);
}

const tooLong = (arcs: number): KwgError => ({
  code: 'too-large',
  message: `A KWG file holds at most ${MAX_ARCS} arcs; this one has ${arcs}.`,
});

/** What is wrong with the arcs, each taken for itself. */
function findArcError(kwg: Uint32Array, alphabetSize: number): KwgError | undefined {
  for (let arc = 0; arc < kwg.length; arc++) {
    const word = kwg[arc]!;
    const target = word & KWG_TARGET;
    if (target !== 0 && (target < PSEUDO_ARCS || target >= kwg.length)) {
      const range = `${PSEUDO_ARCS} to ${kwg.length - 1}`;
      return { code: 'target', message: `Arc ${arc} leads to arc ${target}; ${range} are allowed.` };
    }
    if (arc < PSEUDO_ARCS) continue;
    const letter = word >>> KWG_LETTER_SHIFT;
    if (letter > alphabetSize) {
      const message = `Arc ${arc} has letter ${letter}; the alphabet has ${alphabetSize} letters.`;
      return { code: 'letter', message };
    }
    if ((word & KWG_LAST) !== 0) continue;
    if (arc + 1 === kwg.length) return { code: 'node', message: 'The last node of the file has no end.' };
    if (kwg[arc + 1]! >>> KWG_LETTER_SHIFT <= letter)
      return { code: 'node', message: `Arc ${arc + 1} follows a higher or equal letter within its node.` };
  }
  if ((kwg[KWG_GADDAG_ROOT]! & KWG_TARGET) === 0 || (kwg[KWG_DAWG_ROOT]! & KWG_TARGET) === 0)
    return { code: 'no-gaddag', message: 'The KWG file holds no GADDAG, or no words at all.' };
  return undefined;
}

/** The same arcs in our layout: each says which letters its target node has, instead of its own. */
function convertArcs(kwg: Uint32Array): Uint32Array {
  /** By arc: mask of the letters from it to the end of its node, and whether the first of them is the separator. */
  const masks = new Uint32Array(kwg.length);
  for (let arc = kwg.length - 1; arc >= PSEUDO_ARCS; arc--) {
    const letter = kwg[arc]! >>> KWG_LETTER_SHIFT;
    const rest = (kwg[arc]! & KWG_LAST) === 0 ? masks[arc + 1]! : 0;
    masks[arc] = letter === 0 ? rest : rest | (1 << (letter - 1));
  }
  const arcs = new Uint32Array(kwg.length * WORDS_PER_ARC);
  for (let arc = 0; arc < kwg.length; arc++) {
    const word = kwg[arc]!;
    const target = word & KWG_TARGET;
    const separator = target !== 0 && kwg[target]! >>> KWG_LETTER_SHIFT === 0 ? ARC_SEPARATOR : 0;
    const accepts = (word & KWG_ACCEPTS) === 0 ? 0 : ARC_ACCEPTS;
    const base = swapRoots(arc) * WORDS_PER_ARC;
    arcs[base] = masks[target]!;
    arcs[base + 1] = (target << FIRST_ARC_SHIFT) | separator | accepts;
  }
  return arcs;
}

/** Counts words and nodes; refuses loops, and a GADDAG whose paths are not as many as its words have letters. */
function checkedGaddag(arcs: Uint32Array): Result<Gaddag, KwgError> {
  const reader = new StringCounter(new Gaddag(arcs, { words: 0, nodes: 0, arcs: 0 }));
  const words = reader.count(DAWG_ROOT);
  const paths = reader.count(GADDAG_ROOT);
  if (words === undefined || paths === undefined) {
    const message = `The KWG file has a loop or a word of more than ${MAX_WORD_LETTERS} letters.`;
    return fail({ code: 'loop', message });
  }
  if (paths.strings !== words.symbols) {
    const message = `The GADDAG has ${paths.strings} paths, but its words have ${words.symbols} letters.`;
    return fail({ code: 'inconsistent', message });
  }
  const counts = {
    words: words.strings,
    nodes: reader.nodeCount,
    arcs: arcs.length / WORDS_PER_ARC - PSEUDO_ARCS,
  };
  return ok(new Gaddag(arcs, counts));
}

function toBytes(words: Uint32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

function fromBytes(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % WORD_BYTES === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / WORD_BYTES);
}
