import type { Position } from '../../board/position';
import type { Rules } from '../../board/rules';
import { partOfSeed, type Seed } from '../../game/seed';
import { playGame } from '../../game/selfPlay';
import type { Gaddag } from '../../lexicon/gaddag';
import { findBestMove } from '../../movegen/candidates/rank';
import { MoveGenerator } from '../../movegen/moveGenerator';
import { MoveList } from '../../movegen/moveList';
import { MoveReader } from '../../movegen/moveReader';

/** Takes two seconds with the classic rules. */
const GAMES = 100;
/** No further game is started after this many candidates: on larger boards fewer games suffice. */
const MOST_CANDIDATES = 2_000_000;
/** A larger rack can have a hundred times as many candidates, with little benefit. */
const MOST_ON_RACK = 7;

export const COUNT_SEED: Seed = 'levels';

/** Number of turns in which each word could have been played, by its letters. */
export class WordCounts {
  private readonly counts = new Map<string, Count>();
  private turn = 0;

  /** Counts the main words of all candidates of a turn, each only once. */
  addTurn(position: Position, moves: MoveList): void {
    const { counts } = this;
    const turn = ++this.turn;
    const reader = new MoveReader(position, moves);
    for (let index = 0; index < moves.length; index++) {
      reader.moveTo(index);
      const key = keyOf(reader.readWord(), reader.length);
      const count = counts.get(key);
      if (count === undefined) counts.set(key, { turns: 1, last: turn });
      else if (count.last !== turn) {
        count.turns++;
        count.last = turn;
      }
    }
  }

  turnsOf(letters: Uint8Array): number {
    return this.counts.get(keyOf(letters, letters.length))?.turns ?? 0;
  }
}

interface Count {
  turns: number;
  /** The last turn in which the word was counted. */
  last: number;
}

/** Faster than a single call with all letters. */
function keyOf(letters: Uint8Array, length: number): string {
  let key = '';
  for (let nth = 0; nth < length; nth++) key += String.fromCharCode(letters[nth]!);
  return key;
}

/**
 * Counts the turns in which each word could have been played, in games between players who know every word
 * and take the highest score. Fixed seeds make it reproducible.
 */
export function countWords(lexicon: Gaddag, rules: Rules): WordCounts {
  const generator = new MoveGenerator(lexicon);
  const moves = new MoveList();
  const counts = new WordCounts();
  let candidates = 0;
  const gameRules = { ...rules, rackSize: Math.min(rules.rackSize, MOST_ON_RACK) };
  for (let game = 0; game < GAMES && candidates < MOST_CANDIDATES; game++)
    playGame(
      gameRules,
      (position) => {
        generator.generate(position, moves);
        candidates += moves.length;
        counts.addTurn(position, moves);
        const best = findBestMove(moves);
        return best < 0 ? undefined : moves.moveAt(best);
      },
      partOfSeed(COUNT_SEED, game),
    );
  return counts;
}
