import { checkSetup, type Position } from '../core/board/position';
import type { Gaddag } from '../core/lexicon/gaddag';
import { flaw } from '../core/message';
import { rankMoves } from '../core/movegen/candidates/rank';
import { MoveList } from '../core/movegen/moveList';
import { parseCgp } from '../core/notation/positions/cgp';
import type { EngineHost } from './engineHost';
import type { Lexicon } from './lexicon';
import { FIRST_PAGE_ROWS } from './listRows';

/** Typical positions: one without a blank on the rack, one with. */
const POSITIONS = [
  '15/15/15/15/4W10/4I10/4L10/4JIBE7/4A2N7/7D7/7I7/7T7/2WhOMPiNG5/7N7/7G7 ABDEIPV/ 0/0 0',
  '15/15/15/15/15/15/15/7TRaNQ3/15/15/15/15/15/15/15 AEINPP?/ 0/0 0',
];

const ROUNDS = 3;

/**
 * Runs the generator until the engine has compiled it, so that the first request is as fast as later ones:
 * code that has never run costs tens of milliseconds. Requests that arrive meanwhile are answered between two
 * steps.
 */
export async function warmUp(lexicon: Lexicon, pause: EngineHost['pause']): Promise<void> {
  const steps = warmUpSteps(lexicon);
  do await pause();
  while (!steps.next().done);
}

function* warmUpSteps({ gaddag, generator }: Lexicon): Generator<void, void> {
  const moves = new MoveList();
  const positions = POSITIONS.map((text) => readPosition(text, gaddag));
  for (let round = 0; round < ROUNDS; round++) {
    for (const position of positions) {
      generator.generate(position, moves);
      for (const index of rankMoves(moves).subarray(0, FIRST_PAGE_ROWS)) moves.moveAt(index);
      yield;
    }
  }
}

function readPosition(text: string, gaddag: Gaddag): Position {
  const document = parseCgp(text);
  if (!document.ok) throw flaw(document.error);
  const checked = checkSetup(document.value.setup, (letters) => gaddag.acceptsWord(letters));
  if (!checked.ok) throw flaw(checked.error[0]?.message ?? 'The position cannot be used.');
  return checked.value.position;
}
