import {
  ARC_ACCEPTS,
  ARC_SEPARATOR,
  ARC_TARGET,
  firstLetterArc,
  followLetter,
  GADDAG_ROOT,
  type Gaddag,
  maskBehind,
} from '../../../core/lexicon/gaddag';
import { popcount } from '../../../core/lexicon/popcount';
import { NOWHERE, type NodeLayout } from './nodeLayout';

/** The product's own layout, `Gaddag.arcs`: masks of one letter are named by the arc, others lie in front of the node. A place is an arc's number. */
export class NamedMasks implements NodeLayout {
  readonly name = 'named-masks';
  readonly root = GADDAG_ROOT;
  private readonly arcs: Int32Array;

  constructor({ arcs }: Gaddag) {
    this.arcs = new Int32Array(arcs.buffer, arcs.byteOffset, arcs.length);
  }

  get bytes(): number {
    return this.arcs.byteLength;
  }

  accepts(place: number): boolean {
    return (this.arcs[place]! & ARC_ACCEPTS) !== 0;
  }

  follow(place: number, letter: number): number {
    return followLetter(this.arcs, place, letter);
  }

  followSeparator(place: number): number {
    const arc = this.arcs[place]!;
    return (arc & ARC_SEPARATOR) === 0 ? NOWHERE : arc & ARC_TARGET;
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const arc = this.arcs[place]!;
    const mask = maskBehind(this.arcs, arc);
    if ((mask & allowed) === 0) return top;
    const first = firstLetterArc(arc);
    let end = top;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      stack[end++] = 32 - Math.clz32(bit);
      stack[end++] = first + popcount(mask & (bit - 1));
    }
    return end;
  }
}
