import type { Setup } from '../core/board/setup';
import { flaw } from '../core/message';
import { parseCgp } from '../core/notation/positions/cgp';
import type { MoveSearch } from './generateMoves';
import type { Lexicon } from './lexicon';

/** Typical positions: one without a blank on the rack, with few moves, and one with a blank. */
const POSITIONS = [
  '15/15/15/15/4W10/4I10/4L10/4JIBE7/4A2N7/7D7/7I7/7T7/2WhOMPiNG5/7N7/7G7 ABDEIPV/ 0/0 0',
  '15/15/15/15/15/15/15/7TRaNQ3/15/15/15/15/15/15/15 AEINPP?/ 0/0 0',
];

const ROUNDS = 3;

/**
 * Searches until the engine has compiled its code, so that the first request is as fast as later ones: code
 * that has never run costs tens of milliseconds, most of them in the first step. Requests are answered
 * between steps. A lexicon of other letters than these positions is not searched.
 */
export function* warmUp(search: MoveSearch, lexicon: Lexicon): Generator<void, void> {
  const setups = POSITIONS.map(readSetup);
  for (let round = 0; round < ROUNDS; round++) {
    for (const setup of setups) {
      search.generate(lexicon, { setup, sort: { by: 'equity', isDescending: true }, generation: 0 });
      yield;
    }
  }
}

function readSetup(text: string): Setup {
  const document = parseCgp(text);
  if (!document.ok) throw flaw(document.error);
  return document.value.setup;
}
