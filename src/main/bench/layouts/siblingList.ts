import { letterBit } from '../../../core/alphabet/letterMask';
import {
  formatKwg,
  KWG_ACCEPTS,
  KWG_GADDAG_ROOT,
  KWG_LAST,
  KWG_LETTER_SHIFT,
  KWG_TARGET,
} from '../../../core/lexicon/formats/kwg';
import type { Gaddag } from '../../../core/lexicon/gaddag';
import { flaw } from '../../../core/message';
import { NOWHERE, type NodeLayout } from './nodeLayout';

/**
 * The layout of KWG files: 32 bits an arc, with its own letter, those of a node side by side up to
 * one that is marked as the last. Which letters a node has is found out by reading them. A place
 * is the number of an arc.
 */
export class SiblingList implements NodeLayout {
  readonly name = 'sibling-list';
  readonly root = KWG_GADDAG_ROOT;
  private readonly arcs: Int32Array;

  constructor(gaddag: Gaddag) {
    const kwg = formatKwg(gaddag);
    if (!kwg.ok) throw flaw(kwg.error.message);
    this.arcs = new Int32Array(kwg.value.buffer, kwg.value.byteOffset, kwg.value.byteLength / 4);
  }

  get bytes(): number {
    return this.arcs.byteLength;
  }

  accepts(place: number): boolean {
    return (this.arcs[place]! & KWG_ACCEPTS) !== 0;
  }

  follow(place: number, letter: number): number {
    const { arcs } = this;
    let next = arcs[place]! & KWG_TARGET;
    if (next === 0) return NOWHERE;
    for (; ; next++) {
      const arc = arcs[next]!;
      if (arc >>> KWG_LETTER_SHIFT === letter) return next;
      if ((arc & KWG_LAST) !== 0 || arc >>> KWG_LETTER_SHIFT > letter) return NOWHERE;
    }
  }

  followSeparator(place: number): number {
    const first = this.arcs[place]! & KWG_TARGET;
    return first !== 0 && this.arcs[first]! >>> KWG_LETTER_SHIFT === 0 ? first : NOWHERE;
  }

  branch(place: number, allowed: number, stack: Int32Array, top: number): number {
    const { arcs } = this;
    let next = arcs[place]! & KWG_TARGET;
    if (next === 0) return top;
    let end = top;
    for (; ; next++) {
      const arc = arcs[next]!;
      const letter = arc >>> KWG_LETTER_SHIFT;
      if (letter !== 0 && (allowed & letterBit(letter)) !== 0) {
        stack[end++] = letter;
        stack[end++] = next;
      }
      if ((arc & KWG_LAST) !== 0) return end;
    }
  }
}
