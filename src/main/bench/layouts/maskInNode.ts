import {
  ARC_ACCEPTS,
  ARC_SEPARATOR,
  FIRST_ARC_SHIFT,
  GADDAG_ROOT,
  type Gaddag,
  WORDS_PER_ARC,
} from '../../../core/lexicon/gaddag';
import { popcount } from '../../../core/lexicon/popcount';
import { NOWHERE, type NodeLayout } from './nodeLayout';

/**
 * A node is a word with the mask of its letters, then an arc a word: the separator's if it has one, then those of the
 * letters. An arc holds the place of its node and the two bits of `Gaddag.arcs`; it is itself what a place is here.
 * Node 0 has no arcs.
 */
export class MaskInNode implements NodeLayout {
  readonly name = 'mask-in-node';
  readonly root: number;
  private readonly words: Int32Array;

  constructor(gaddag: Gaddag) {
    const { arcs } = gaddag;
    const count = arcs.length / WORDS_PER_ARC;
    /** By arc: 1 where a node begins; then by how much the arc moves to make room for the masks up to it. */
    const shifts = new Int32Array(count);
    for (let arc = 0; arc < count; arc++) shifts[gaddag.firstArc(arc)] = 1;
    for (let arc = 1; arc < count; arc++) shifts[arc]! += shifts[arc - 1]!;
    this.words = new Int32Array(count + shifts[count - 1]!);
    for (let arc = 0; arc < count; arc++) {
      const first = gaddag.firstArc(arc);
      const node = first === 0 ? 0 : first + shifts[first]! - 1;
      const bits = arcs[arc * WORDS_PER_ARC + 1]! & (ARC_ACCEPTS | ARC_SEPARATOR);
      this.words[arc + shifts[arc]!] = (node << FIRST_ARC_SHIFT) | bits;
      this.words[node] = gaddag.letterMask(arc) | 0;
    }
    this.root = this.words[GADDAG_ROOT + shifts[GADDAG_ROOT]!]!;
  }

  get bytes(): number {
    return this.words.byteLength;
  }

  accepts(place: number): boolean {
    return (place & ARC_ACCEPTS) !== 0;
  }

  follow(place: number, letter: number): number {
    const mask = this.words[place >>> FIRST_ARC_SHIFT]!;
    const bit = 1 << (letter - 1);
    return (mask & bit) === 0 ? NOWHERE : this.words[firstLetter(place) + popcount(mask & (bit - 1))]!;
  }

  followSeparator(place: number): number {
    return (place & ARC_SEPARATOR) === 0 ? NOWHERE : this.words[(place >>> FIRST_ARC_SHIFT) + 1]!;
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const { words } = this;
    const mask = words[place >>> FIRST_ARC_SHIFT]!;
    const first = firstLetter(place);
    let end = top;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      stack[end++] = 32 - Math.clz32(bit);
      stack[end++] = words[first + popcount(mask & (bit - 1))]!;
    }
    return end;
  }
}

/** Where the letter arcs begin: behind the mask, and behind the separator's arc. */
const firstLetter = (place: number): number =>
  (place >>> FIRST_ARC_SHIFT) + 1 + ((place & ARC_SEPARATOR) >>> 1);
