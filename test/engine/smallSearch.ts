import type { GenerateRequest } from '../../src/contract/candidates/candidatesApi';
import type { LexiconInfo } from '../../src/contract/lexicon/lexiconApi';
import { alphabetOf } from '../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../src/core/alphabet/english';
import type { Rules } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { ok } from '../../src/core/result';
import type { LeavesSource } from '../../src/core/strategy/leaves/leavesSource';
import { LeaveTable, leaveShapeOf } from '../../src/core/strategy/leaves/leaveTable';
import { type Generated, MoveSearch } from '../../src/engine/generateMoves';
import { type Generation, Generations } from '../../src/engine/generations';
import type { Lexicon } from '../../src/engine/lexicon';
import { tilesOf } from '../core/strategy/tableGames';
import { buildSmallGaddag, codesOf } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';

const info: LexiconInfo = {
  id: 'a'.repeat(64),
  name: 'small',
  path: null,
  format: 'text',
  letters: alphabetOf(ENGLISH),
  wordCount: 4,
  arcCount: 0,
  byteLength: 0,
  source: 'built',
  cacheProblem: null,
  durationMs: 0,
  report: null,
};

export function smallLexicon(words: readonly string[], letters = info.letters): Lexicon {
  const gaddag = buildSmallGaddag(words.map(codesOf));
  return { info: { ...info, letters }, gaddag, generator: new MoveGenerator(gaddag) };
}

/** Leaves with these values; all others are worth nothing. */
export function leavesOf(values: Readonly<Record<string, number>>): LeavesSource {
  return (distribution) => {
    const shape = leaveShapeOf(distribution, 7);
    const table = new LeaveTable(shape);
    for (const [tiles, value] of Object.entries(values)) table.values[shape.indexOf(tilesOf(tiles))] = value;
    const origin = { board: 'Standard', command: '', lexicon: '', seed: '1' };
    return ok({ table, origin: { ...origin, date: '2026-01-31', generations: '2,3' } });
  };
}

/** An empty board, or one with words across. */
export function setupOf(
  rules: Rules,
  rack: string,
  ...words: readonly (readonly [row: number, col: number, word: string])[]
): Setup {
  const { cols, rows } = rules.layout;
  const tiles = Array<number>(rows * cols).fill(0);
  for (const [row, col, word] of words) tiles.splice(row * cols + col, word.length, ...tilesOf(word));
  return { rules, tiles, rack: tilesOf(rack) };
}

/** The result of a search, in the order that is asked for, and the generation for later requests. */
export function searched(
  lexicon: Lexicon,
  setup: Setup,
  leaves?: LeavesSource,
  opening: Pick<GenerateRequest, 'placement' | 'sort'> = {},
): { readonly found: Generated; readonly generation: Generation } {
  const found = unwrap(
    new MoveSearch(() => 0, leaves).generate(lexicon, { ...opening, setup, generation: 1 }),
  );
  const generations = new Generations();
  generations.add(lexicon, structuredClone(found.generation));
  return { found, generation: unwrap(generations.find(1)) };
}
