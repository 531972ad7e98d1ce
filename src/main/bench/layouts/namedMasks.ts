import { letterOfBit } from '../../../core/alphabet/letterMask';
import { firstLetterArc, GADDAG_ROOT, type Gaddag, targetMask } from '../../../core/lexicon/gaddag';
import { popcount } from '../../../core/lexicon/popcount';
import type { NodeLayout } from './nodeLayout';

/** The product's own layout, that of `Gaddag` itself. A place is an arc's number. */
export class NamedMasks implements NodeLayout {
  readonly name = 'named-masks';
  readonly root = GADDAG_ROOT;

  constructor(private readonly gaddag: Gaddag) {}

  get bytes(): number {
    return this.gaddag.bytes;
  }

  accepts(place: number): boolean {
    return this.gaddag.accepts(place);
  }

  follow(place: number, letter: number): number {
    return this.gaddag.followLetter(place, letter);
  }

  followSeparator(place: number): number {
    return this.gaddag.followSeparator(place);
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const { arcs } = this.gaddag;
    const arc = arcs[place]!;
    const mask = targetMask(arcs, arc);
    if ((mask & allowed) === 0) return top;
    const first = firstLetterArc(arc);
    let end = top;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      stack[end++] = letterOfBit(bit);
      stack[end++] = first + popcount(mask & (bit - 1));
    }
    return end;
  }
}
