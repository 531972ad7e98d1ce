import { beginnerOf, type GameSummary } from '../../../../core/strategy/tournament/gameSummary';
import { pairingsOf, type TournamentPlan } from '../../../../core/strategy/tournament/tournamentPlan';
import { text } from '../../../../texts/text';
import { agentMark } from './agentMark';
import { firstTurnNames, turnMark } from './firstTurnsView';

/** One finished game in the list. */
export interface GameRowView {
  /** Number within its pairing, from 1. */
  readonly number: number;
  /** Of its first turn, from a position; null for whole games. */
  readonly turn: { readonly mark: string; readonly style: number } | null;
  readonly sides: readonly [GameRowSide, GameRowSide];
  readonly isFaulty: boolean;
  /** The whole row in words. */
  readonly name: string;
}

interface GameRowSide {
  readonly mark: string;
  readonly style: number;
  readonly score: number;
  readonly hasWon: boolean;
  readonly hasBegun: boolean;
}

export function gameRowView(
  game: GameSummary,
  plan: Pick<TournamentPlan, 'agents' | 'rules' | 'start'>,
  place: { readonly index: number; readonly total: number },
): GameRowView {
  const { rules, start } = plan;
  const pairing = pairingsOf(plan)[game.pairing] ?? { one: 0, other: 1 };
  const begins = beginnerOf(plan, game.nth);
  const [first, second] = game.sides;
  const side = (seat: 0 | 1, agent: number, own: number, other: number): GameRowSide => ({
    mark: agentMark(agent),
    style: agent,
    score: own,
    hasWon: own > other,
    hasBegun: begins === seat,
  });
  const sides = [
    side(0, pairing.one, first.score, second.score),
    side(1, pairing.other, second.score, first.score),
  ] as const;
  const number = game.nth + 1;
  return {
    number,
    turn: start === undefined ? null : { mark: turnMark(game.pairing), style: game.pairing },
    sides,
    isFaulty: game.faults > 0,
    name: text('tournamentView.gameName', {
      turn: (start === undefined ? undefined : firstTurnNames({ rules, start })[game.pairing]) ?? 'none',
      place: String(place.index + 1),
      total: String(place.total),
      number: String(number),
      one: sides[0].mark,
      oneScore: String(first.score),
      other: sides[1].mark,
      otherScore: String(second.score),
      begins: sides[begins].mark,
      isFaulty: String(game.faults > 0),
    }),
  };
}
