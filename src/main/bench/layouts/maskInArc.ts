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

/** The product's own layout, `Gaddag.arcs`: an arc tells the letters of the node it leads to. A place is its number. */
export class MaskInArc implements NodeLayout {
  readonly name = 'mask-in-arc';
  readonly root = GADDAG_ROOT;
  private readonly arcs: Int32Array;

  constructor({ arcs }: Gaddag) {
    this.arcs = new Int32Array(arcs.buffer, arcs.byteOffset, arcs.length);
  }

  get bytes(): number {
    return this.arcs.byteLength;
  }

  accepts(place: number): boolean {
    return (this.arcs[place * WORDS_PER_ARC + 1]! & ARC_ACCEPTS) !== 0;
  }

  follow(place: number, letter: number): number {
    const mask = this.arcs[place * WORDS_PER_ARC]!;
    const bit = 1 << (letter - 1);
    return (mask & bit) === 0 ? NOWHERE : this.firstLetter(place) + popcount(mask & (bit - 1));
  }

  followSeparator(place: number): number {
    const target = this.arcs[place * WORDS_PER_ARC + 1]!;
    return (target & ARC_SEPARATOR) === 0 ? NOWHERE : target >>> FIRST_ARC_SHIFT;
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const mask = this.arcs[place * WORDS_PER_ARC]!;
    if ((mask & allowed) === 0) return top;
    const first = this.firstLetter(place);
    let end = top;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      stack[end++] = 32 - Math.clz32(bit);
      stack[end++] = first + popcount(mask & (bit - 1));
    }
    return end;
  }

  private firstLetter(place: number): number {
    const target = this.arcs[place * WORDS_PER_ARC + 1]!;
    return (target >>> FIRST_ARC_SHIFT) + ((target & ARC_SEPARATOR) >>> 1);
  }
}
