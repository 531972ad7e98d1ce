import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../../src/core/lexicon/gaddag';
import { computeGaddagMatch } from '../../src/core/movegen/candidates/gaddagMatch';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import type { Move } from '../../src/core/movegen/move';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { formatMoveList } from '../../src/core/notation/positions/moveList';
import { explainMove } from '../../src/core/scoring/explainMove';
import {
  buildOracleGaddag,
  codesOf,
  hashOfLines,
  ORACLE_WORDS_SHA256,
  readOracleWords,
} from '../oracle/oracleLexicon';
import { positionOf, readOraclePositions } from '../oracle/oraclePositions';

let gaddag: Gaddag;
let generator: MoveGenerator;
const list = new MoveList();

beforeAll(() => {
  gaddag = buildOracleGaddag();
  generator = new MoveGenerator(gaddag);
});

function rankedMoves(position: ReturnType<typeof positionOf>): Move[] {
  generator.generate(position, list);
  return Array.from(rankMoves(list), (index) => list.moveAt(index));
}

describe('positions whose moves four independent programs agree on', () => {
  it('are searched with the same words', () => {
    expect(hashOfLines(readOracleWords())).toBe(ORACLE_WORDS_SHA256);
  });

  it.each(readOraclePositions())('$id: $moves moves', (expected) => {
    const position = positionOf(expected);
    const moves = rankedMoves(position);
    expect(moves.length).toBe(expected.moves);
    expect(moves[0]?.score ?? null).toBe(expected.best);
    expect(hashOfLines(formatMoveList(moves, ENGLISH))).toBe(expected.hash);
    expect(moves.filter((move) => explainMove(position, move).total !== move.score)).toEqual([]);
  });

  it('match the lists kept as text, line by line', () => {
    const folder = new URL('../oracle/data/lists/', import.meta.url);
    const kept = readOraclePositions().filter(({ id }) => readdirSync(folder).includes(`${id}.txt`));
    expect(kept.length).toBe(14);
    for (const expected of kept) {
      const lines = formatMoveList(rankedMoves(positionOf(expected)), ENGLISH);
      expect(lines).toEqual(
        readFileSync(new URL(`${expected.id}.txt`, folder), 'utf8')
          .trimEnd()
          .split('\n'),
      );
    }
  });

  it('have moves whose GADDAG match is a path of the GADDAG that ends a word', () => {
    let checked = 0;
    for (const expected of readOraclePositions()) {
      const position = positionOf(expected);
      for (const move of rankedMoves(position).filter((_, rank) => rank % 17 === 0)) {
        const { text, anchor } = computeGaddagMatch(position, move);
        const [reverse = '', forward = ''] = text.split('$');
        expect(isPath(reverse, forward), `${expected.id}: ${text}`).toBe(true);
        expect(reverse.length + forward.length).toBe(move.tiles.length);
        const alongAnchor = move.direction === 'across' ? anchor.col - move.col : anchor.row - move.row;
        expect(alongAnchor).toBe(reverse.length - 1);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(10_000);
  });
});

/** A match whose word ends on the anchor has no separator arc. */
function isPath(reverse: string, forward: string): boolean {
  let arc = follow(GADDAG_ROOT, reverse);
  if (forward !== '' && arc !== NO_ARC) arc = follow(gaddag.followSeparator(arc), forward);
  return arc !== NO_ARC && gaddag.accepts(arc);
}

function follow(from: number, letters: string): number {
  let arc = from;
  for (const letter of codesOf(letters)) {
    if (arc === NO_ARC) return NO_ARC;
    arc = gaddag.followLetter(arc, letter);
  }
  return arc;
}
