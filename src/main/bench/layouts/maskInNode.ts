import { letterBit, letterOfBit } from '../../../core/alphabet/letterMask';
import { numberArcs } from '../../../core/lexicon/arcMarks';
import { GADDAG_ROOT, type Gaddag } from '../../../core/lexicon/gaddag';
import { popcount } from '../../../core/lexicon/popcount';
import { NOWHERE, type NodeLayout } from './nodeLayout';

const ACCEPTS = 1;
const SEPARATOR = 2;
const NODE_SHIFT = 2;

/**
 * A node is a word with the mask of its letters, then an arc a word: the separator's if it has one, then
 * those of the letters. An arc holds the place of its node and two bits; it is itself what a place is here.
 * Node 0 has no arcs.
 */
export class MaskInNode implements NodeLayout {
  readonly name = 'mask-in-node';
  readonly root: number;
  private readonly words: Int32Array;

  constructor(gaddag: Gaddag) {
    const numbers = numberArcs(gaddag);
    const arcs = Array.from(numbers.keys()).filter((arc) => arc === GADDAG_ROOT || numbers[arc] !== 0);
    /**
     * By number of an arc: 1 where a node begins; then by how much the arc moves to make room
     * for the masks up to it.
     */
    const shifts = new Int32Array(arcs.length);
    for (const arc of arcs) shifts[numbers[gaddag.firstArc(arc)]!] = 1;
    shifts[0] = 1;
    for (let arc = 1; arc < arcs.length; arc++) shifts[arc]! += shifts[arc - 1]!;
    this.words = new Int32Array(arcs.length + shifts[arcs.length - 1]!);
    for (const arc of arcs) {
      const first = numbers[gaddag.firstArc(arc)]!;
      const node = first === 0 ? 0 : first + shifts[first]! - 1;
      const bits = (gaddag.accepts(arc) ? ACCEPTS : 0) | (gaddag.hasSeparator(arc) ? SEPARATOR : 0);
      this.words[numbers[arc]! + shifts[numbers[arc]!]!] = (node << NODE_SHIFT) | bits;
      this.words[node] = gaddag.letterMask(arc);
    }
    this.root = this.words[shifts[0]!]!;
  }

  get bytes(): number {
    return this.words.byteLength;
  }

  accepts(place: number): boolean {
    return (place & ACCEPTS) !== 0;
  }

  follow(place: number, letter: number): number {
    const mask = this.words[place >>> NODE_SHIFT]!;
    const bit = letterBit(letter);
    return (mask & bit) === 0 ? NOWHERE : this.words[firstLetter(place) + popcount(mask & (bit - 1))]!;
  }

  followSeparator(place: number): number {
    return (place & SEPARATOR) === 0 ? NOWHERE : this.words[(place >>> NODE_SHIFT) + 1]!;
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const { words } = this;
    const mask = words[place >>> NODE_SHIFT]!;
    const first = firstLetter(place);
    let end = top;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      stack[end++] = letterOfBit(bit);
      stack[end++] = words[first + popcount(mask & (bit - 1))]!;
    }
    return end;
  }
}

/** Where the letter arcs begin: behind the mask, and behind the separator's arc. */
const firstLetter = (place: number): number => (place >>> NODE_SHIFT) + 1 + ((place & SEPARATOR) >>> 1);
