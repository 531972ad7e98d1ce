import { letterBit, letterOfBit } from '../../../core/alphabet/letterMask';
import { numberArcs } from '../../../core/lexicon/arcMarks';
import { GADDAG_ROOT, type Gaddag } from '../../../core/lexicon/gaddag';
import { popcount } from '../../../core/lexicon/popcount';
import { NOWHERE, type NodeLayout } from './nodeLayout';

const WORDS_PER_ARC = 2;
const ACCEPTS = 1;
const SEPARATOR = 2;
const FIRST_ARC_SHIFT = 2;

/**
 * Two words an arc: the letter mask of the node it leads to; that node's first arc, and two bits. A
 * place is an arc's number.
 */
export class MaskInArc implements NodeLayout {
  readonly name = 'mask-in-arc';
  readonly root = 0;
  private readonly arcs: Int32Array;

  constructor(gaddag: Gaddag) {
    const numbers = numberArcs(gaddag);
    this.arcs = new Int32Array((gaddag.counts.arcs + 2) * WORDS_PER_ARC);
    const put = (arc: number, number: number) => {
      const bits = (gaddag.accepts(arc) ? ACCEPTS : 0) | (gaddag.hasSeparator(arc) ? SEPARATOR : 0);
      this.arcs[number * WORDS_PER_ARC] = gaddag.letterMask(arc);
      this.arcs[number * WORDS_PER_ARC + 1] = (numbers[gaddag.firstArc(arc)]! << FIRST_ARC_SHIFT) | bits;
    };
    put(GADDAG_ROOT, 0);
    for (let arc = GADDAG_ROOT + 1; arc < numbers.length; arc++)
      if (numbers[arc] !== 0) put(arc, numbers[arc]!);
  }

  get bytes(): number {
    return this.arcs.byteLength;
  }

  accepts(place: number): boolean {
    return (this.arcs[place * WORDS_PER_ARC + 1]! & ACCEPTS) !== 0;
  }

  follow(place: number, letter: number): number {
    const mask = this.arcs[place * WORDS_PER_ARC]!;
    const bit = letterBit(letter);
    return (mask & bit) === 0 ? NOWHERE : this.firstLetter(place) + popcount(mask & (bit - 1));
  }

  followSeparator(place: number): number {
    const target = this.arcs[place * WORDS_PER_ARC + 1]!;
    return (target & SEPARATOR) === 0 ? NOWHERE : target >>> FIRST_ARC_SHIFT;
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const mask = this.arcs[place * WORDS_PER_ARC]!;
    if ((mask & allowed) === 0) return top;
    const first = this.firstLetter(place);
    let end = top;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      stack[end++] = letterOfBit(bit);
      stack[end++] = first + popcount(mask & (bit - 1));
    }
    return end;
  }

  private firstLetter(place: number): number {
    const target = this.arcs[place * WORDS_PER_ARC + 1]!;
    return (target >>> FIRST_ARC_SHIFT) + ((target & SEPARATOR) >>> 1);
  }
}
