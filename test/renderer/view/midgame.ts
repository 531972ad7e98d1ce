import { readFileSync } from 'node:fs';
import type { Candidate, GenerationSummary } from '../../../src/contract/candidates/candidatesApi';
import { BLANK } from '../../../src/core/alphabet/tile';
import type { Setup } from '../../../src/core/board/setup';
import { flaw } from '../../../src/core/message';
import { parseCgp } from '../../../src/core/notation/positions/cgp';
import { type AppState, initialState } from '../../../src/renderer/state/appState';
import { reduce } from '../../../src/renderer/state/reduce';
import { NO_EQUITY } from '../noEquity';

export const MIDGAME_FILE = new URL('../../../resources/positions/midgame.cgp', import.meta.url);

/** Tiles as letters: upper case a letter, lower case a blank as it, `.` none, `?` a plain blank. */
export const tilesOf = (text: string): number[] =>
  [...text].map((character) => {
    if (character === '.') return 0;
    if (character === '?') return BLANK;
    const code = character.toUpperCase().charCodeAt(0) - 64;
    return character === character.toUpperCase() ? code : BLANK | code;
  });

export function readMidgame(): Setup {
  const parsed = parseCgp(readFileSync(MIDGAME_FILE, 'utf8'));
  if (!parsed.ok) throw flaw(parsed.error);
  return parsed.value.setup;
}

/** An across placement of the initial position at 10E, unless overridden. */
export const placement = (tiles: string, overrides: Partial<Candidate> = {}): Candidate => ({
  kind: 'placement',
  row: 9,
  col: 4,
  direction: 'across',
  tiles: tilesOf(tiles),
  score: 96,
  rank: 1,
  ...overrides,
});

/** Plays all seven tiles through the A of EXAMS, above the INO of MINOR: 96 points. */
export const MISTAKEN = placement('MIST.KEN');

/** An answer of the engine with this many candidates: the given ones, then others. */
export function summaryOf(
  rows: readonly Candidate[],
  total = rows.length,
  generation = 1,
): GenerationSummary {
  const others = Array.from({ length: Math.min(total, 100) - rows.length }, (_, index) =>
    placement('MAKE', { score: 10, rank: rows.length + index + 1 }),
  );
  const firstPage = { offset: 0, rows: [...rows, ...others] };
  const rest = { hasMore: false, durationMs: 2, notices: [], rankAskedFor: null, ...NO_EQUITY };
  return { generation, total, ...rest, firstPage };
}

/** The window with the mid-game position and these candidates, the first one shown. */
export function stateShowing(rows: readonly Candidate[], total = rows.length): AppState {
  const setup = readMidgame();
  const finished = { type: 'generation-finished', setup, summary: summaryOf(rows, total) } as const;
  return reduce(initialState(setup), finished, 1000);
}
