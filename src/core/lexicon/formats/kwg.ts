import { letterBit, lowestLetter } from '../../alphabet/letterMask';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { numberArcs } from '../arcMarks';
import { StringCounter } from '../build/stringCounter';
import {
  ARC_ACCEPTS,
  ARC_SEPARATOR,
  DAWG_ROOT,
  FIRST_NODE,
  GADDAG_ROOT,
  Gaddag,
  MAX_GADDAG_WORDS,
  namedLetters,
  writeNamedMasks,
} from '../gaddag';
import { hasAllPaths } from '../gaddagPaths';
import { MAX_WORD_LETTERS } from '../wordList/wordList';

/**
 * KWG, the lexicon format of wolges and programs like it (https://github.com/andy-k/wolges): 32-bit words,
 * little-endian, no header, one word per arc.
 *
 *    31      24   23        22           21                        0
 *   ┌──────────┬─────────┬───────────┬──────────────────────────────┐
 *   │  letter  │ accepts │ last of   │ number of the first arc of   │
 *   │ 0 = sep. │         │ its node  │ the target node, 0 = none    │
 *   └──────────┴─────────┴───────────┴──────────────────────────────┘
 *
 * Arc 0 leads to the root of the DAWG, arc 1 to that of the GADDAG. A node is a run of arcs with
 * ascending letters; a node may begin inside another and share its end. The GADDAG has the same paths as
 * ours, so both formats hold the same automaton.
 */
export const KWG_LETTER_SHIFT = 24;
export const KWG_ACCEPTS = 0x0080_0000;
export const KWG_LAST = 0x0040_0000;
export const KWG_TARGET = 0x003f_ffff;
const MAX_ARCS = KWG_TARGET + 1;
const WORD_BYTES = 4;
/** Arcs that belong to no node. */
const ROOT_ARCS = 2;
const KWG_DAWG_ROOT = 0;
export const KWG_GADDAG_ROOT = 1;

export interface KwgError {
  readonly code: 'size' | 'letter' | 'node' | 'target' | 'no-gaddag' | 'loop' | 'inconsistent' | 'too-large';
  readonly message: Message;
}

/** The GADDAG as a KWG file. */
export function formatKwg(gaddag: Gaddag): Result<Uint8Array, KwgError> {
  const { arcs } = gaddag;
  const count = gaddag.counts.arcs + ROOT_ARCS;
  if (count > MAX_ARCS) {
    const tooMany = message('kwg.lexiconTooLarge', { most: MAX_ARCS, count });
    return fail({ code: 'too-large', message: tooMany });
  }
  const numbers = numberArcs(gaddag);
  numbers[GADDAG_ROOT] = KWG_GADDAG_ROOT;
  numbers[DAWG_ROOT] = KWG_DAWG_ROOT;
  const kwg = new Uint32Array(count);
  for (let arc = GADDAG_ROOT; arc < arcs.length; arc++) {
    if (arc >= FIRST_NODE && numbers[arc] === 0) continue;
    const accepts = gaddag.accepts(arc) ? KWG_ACCEPTS : 0;
    const last = arc < FIRST_NODE ? KWG_LAST : 0;
    kwg[numbers[arc]!]! |= accepts | last | numbers[gaddag.firstArc(arc)]!;
    labelNode(gaddag, arc, kwg, numbers);
  }
  return ok(toBytes(kwg));
}

/**
 * Writes the letters of the node that `arc` leads to, and marks its last arc. The letters are read from
 * `arc`.
 */
function labelNode(gaddag: Gaddag, arc: number, kwg: Uint32Array, numbers: Uint32Array): void {
  if (gaddag.firstArc(arc) === 0) return;
  let at = numbers[gaddag.firstArc(arc)]! + (gaddag.hasSeparator(arc) ? 1 : 0);
  for (let mask = gaddag.letterMask(arc); mask !== 0; mask &= mask - 1) {
    kwg[at++]! |= lowestLetter(mask) << KWG_LETTER_SHIFT;
  }
  kwg[at - 1]! |= KWG_LAST;
}

/**
 * Reads a KWG file for an alphabet of `alphabetSize` letters. Everything that a walk relies on is checked: no
 * corrupt file yields a GADDAG that leads outside its array or into a loop.
 */
export function parseKwg(bytes: Uint8Array, alphabetSize: number): Result<Gaddag, KwgError> {
  if (bytes.length % WORD_BYTES !== 0 || bytes.length < ROOT_ARCS * WORD_BYTES) {
    return fail({ code: 'size', message: message('kwg.size', { size: bytes.length }) });
  }
  const kwg = fromBytes(bytes);
  const error = kwg.length > MAX_ARCS ? tooLong(kwg.length) : findArcError(kwg, alphabetSize);
  if (error !== undefined) return fail(error);
  return convertArcs(kwg);
}

const tooLong = (arcs: number): KwgError => ({
  code: 'too-large',
  message: message('kwg.fileTooLarge', { most: MAX_ARCS, count: arcs }),
});

/** The first error in the arcs, each checked on its own. */
function findArcError(kwg: Uint32Array, alphabetSize: number): KwgError | undefined {
  for (let arc = 0; arc < kwg.length; arc++) {
    const word = kwg[arc]!;
    const target = word & KWG_TARGET;
    if (target !== 0 && (target < ROOT_ARCS || target >= kwg.length)) {
      return { code: 'target', message: message('kwg.target', { arc, count: kwg.length, target }) };
    }
    if (arc < ROOT_ARCS) continue;
    const letter = word >>> KWG_LETTER_SHIFT;
    if (letter > alphabetSize) {
      const most = String(alphabetSize);
      return { code: 'letter', message: message('kwg.letter', { arc, letter: String(letter), most }) };
    }
    if ((word & KWG_LAST) !== 0) continue;
    if (arc + 1 === kwg.length) return { code: 'node', message: message('kwg.noEnd') };
    if (kwg[arc + 1]! >>> KWG_LETTER_SHIFT <= letter)
      return { code: 'node', message: message('kwg.order', { arc: arc + 1 }) };
  }
  if ((kwg[KWG_GADDAG_ROOT]! & KWG_TARGET) === 0 || (kwg[KWG_DAWG_ROOT]! & KWG_TARGET) === 0)
    return { code: 'no-gaddag', message: message('kwg.noGaddag') };
  return undefined;
}

/** The same automaton in our layout. A node that begins inside another becomes a separate node. */
function convertArcs(kwg: Uint32Array): Result<Gaddag, KwgError> {
  const masks = masksFrom(kwg);
  const { places, end } = placeNodes(kwg, masks);
  if (end > MAX_GADDAG_WORDS) {
    const tooLarge = message('kwg.gaddagTooLarge', { cells: end, most: MAX_GADDAG_WORDS });
    return fail({ code: 'too-large', message: tooLarge });
  }
  const arcs = new Uint32Array(end);
  writeNamedMasks(arcs);
  const convert = (arc: number): number => {
    const word = kwg[arc]!;
    const target = word & KWG_TARGET;
    const accepts = (word & KWG_ACCEPTS) === 0 ? 0 : ARC_ACCEPTS;
    if (target === 0) return namedLetters(0) | accepts;
    const separator = kwg[target]! >>> KWG_LETTER_SHIFT === 0 ? ARC_SEPARATOR : 0;
    return namedLetters(masks[target]!) | accepts | separator | places[target]!;
  };
  arcs[GADDAG_ROOT] = convert(KWG_GADDAG_ROOT);
  arcs[DAWG_ROOT] = convert(KWG_DAWG_ROOT);
  for (let first = ROOT_ARCS; first < kwg.length; first++) {
    const place = places[first]!;
    if (place === 0) continue;
    if (namedLetters(masks[first]!) === 0) arcs[place - 1] = masks[first]!;
    const length = nodeLength(kwg, first);
    for (let i = 0; i < length; i++) arcs[place + i] = convert(first + i);
  }
  return checkedGaddag(arcs);
}

interface NodePlaces {
  /**
   * By arc: where the node that begins with it has its first arc in our layout; 0 if no node begins there.
   */
  readonly places: Uint32Array;
  /** End of the last node. */
  readonly end: number;
}

function placeNodes(kwg: Uint32Array, masks: Uint32Array): NodePlaces {
  const places = new Uint32Array(kwg.length);
  for (const word of kwg) places[word & KWG_TARGET] = 1;
  places.fill(0, 0, ROOT_ARCS);
  let end = FIRST_NODE;
  for (let first = ROOT_ARCS; first < kwg.length; first++) {
    if (places[first] === 0) continue;
    if (namedLetters(masks[first]!) === 0) end++;
    places[first] = end;
    const length = nodeLength(kwg, first);
    end += length;
  }
  return { places, end };
}

/** By arc: mask of the letters from this arc to the end of its node. */
function masksFrom(kwg: Uint32Array): Uint32Array {
  const masks = new Uint32Array(kwg.length);
  for (let arc = kwg.length - 1; arc >= ROOT_ARCS; arc--) {
    const letter = kwg[arc]! >>> KWG_LETTER_SHIFT;
    const rest = (kwg[arc]! & KWG_LAST) === 0 ? masks[arc + 1]! : 0;
    masks[arc] = letter === 0 ? rest : rest | letterBit(letter);
  }
  return masks;
}

function nodeLength(kwg: Uint32Array, first: number): number {
  let last = first;
  while ((kwg[last]! & KWG_LAST) === 0) last++;
  return last + 1 - first;
}

/**
 * Counts words and nodes. Rejects loops, and GADDAGs with a number of paths that differs from the number of
 * letters of the words.
 */
function checkedGaddag(arcs: Uint32Array): Result<Gaddag, KwgError> {
  const reader = new StringCounter(new Gaddag(arcs, { words: 0, nodes: 0, arcs: 0 }));
  const words = reader.count(DAWG_ROOT);
  const paths = reader.count(GADDAG_ROOT);
  if (words === undefined || paths === undefined) {
    const endless = message('kwg.loop', { most: String(MAX_WORD_LETTERS) });
    return fail({ code: 'loop', message: endless });
  }
  if (paths.strings !== words.symbols) {
    const unequal = message('kwg.pathCount', { paths: paths.strings, letters: words.symbols });
    return fail({ code: 'inconsistent', message: unequal });
  }
  const counts = { words: words.strings, nodes: reader.nodeCount, arcs: reader.arcCount };
  const gaddag = new Gaddag(arcs, counts);
  if (hasAllPaths(gaddag)) return ok(gaddag);
  return fail({ code: 'inconsistent', message: message('kwg.otherWords') });
}

function toBytes(words: Uint32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

function fromBytes(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % WORD_BYTES === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / WORD_BYTES);
}
