import type { Tile } from '../../alphabet/tile';
import type { Rules } from '../../board/rules';
import { entryAt } from '../../certain';
import { CLASSIC_TURN_RULES } from '../../game/turnRules';
import type { PlainTurn } from '../../game/turns/turn';
import { type GcgDocument, namesOf } from '../../notation/gcg/gcgDocument';
import { fnv1a } from '../../strategy/dataFile';
import { costOf } from '../../strategy/review/mistakes';
import { readGame } from '../../strategy/review/recordedGame';
import type { ReviewedTurn } from '../../strategy/review/reviewedTurn';
import { largestMistakes } from '../../strategy/review/reviewSummary';
import type { ValueMethod } from '../../strategy/review/turnEvaluator';

/** A mistake of a reviewed game: the position as it was, what was played and what is best. */
export interface GameMistake {
  /** The same for the same turn of the same game. */
  readonly id: string;
  /** Name of the game, and of the player. */
  readonly game: string;
  readonly player: string;
  /** From 1. */
  readonly turn: number;
  /** Before the turn, the player's own first. */
  readonly scores: readonly [number, number];
  readonly bagCount: number;
  readonly tiles: readonly Tile[];
  readonly rack: readonly Tile[];
  readonly played: PlainTurn;
  readonly best: PlainTurn;
  /** What the review says that was lost: points, and win % as a fraction. */
  readonly lost: { readonly points: number; readonly winShare: number };
  readonly method: ValueMethod;
}

/** Mistakes of one game, which share its rules. */
export interface GameMistakes {
  readonly rules: Rules;
  readonly mistakes: readonly GameMistake[];
}

/** The mistakes of a review, largest first. */
export function mistakesOf(
  record: GcgDocument,
  rules: Rules,
  reviewed: readonly ReviewedTurn[],
  game: string,
): GameMistakes {
  const { turns } = readGame(record, rules, CLASSIC_TURN_RULES);
  const names = namesOf(record);
  const mistakes = largestMistakes(reviewed).flatMap((turn): GameMistake[] => {
    const { bagCount, nth, played, player, scores, valuation } = turn;
    const position = turns[nth]?.position;
    if (valuation === null || played === null || position == null) return [];
    const { turn: best } = valuation.best;
    const own = entryAt(scores, player);
    const other = entryAt(scores, player === 0 ? 1 : 0);
    const [tiles, rack] = [[...position.tiles], [...position.rack]];
    return [
      {
        id: `${nth + 1}-${hashOf([...tiles, ...rack])}`,
        game,
        player: entryAt(names, player),
        turn: nth + 1,
        scores: [own, other],
        bagCount,
        tiles,
        rack,
        played,
        best,
        lost: costOf(valuation),
        method: valuation.method,
      },
    ];
  });
  return { rules, mistakes };
}

/** Enough to tell positions apart. */
const hashOf = (bytes: readonly number[]): string => fnv1a(bytes).toString(16).padStart(8, '0');
