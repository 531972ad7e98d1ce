import type { Position } from '../../board/position';
import { CLASSIC_TURN_RULES } from '../../game/turnRules';
import { leaveOf } from '../../game/turns/placement';
import { isSameTurn } from '../../game/turns/sameTurn';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Message, message } from '../../message';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { Move } from '../../movegen/move';
import type { Deadline } from '../../strategy/agent';
import { EndgameSolver, type RatedTurn, type SolveOptions } from '../../strategy/endgame/endgameSolver';
import { openEndgame } from '../../strategy/endgame/openEndgame';
import { viewOfStranger } from '../../strategy/equity/judgePosition';
import { bestExchange } from '../../strategy/exchanges';
import { equityEvaluator } from '../../strategy/leaves/equityEvaluator';
import type { LeaveTable } from '../../strategy/leaves/leaveTable';
import { tilesNotation, turnNotation, turnOnBoard } from '../../strategy/review/turnNotation';
import { turnEquity } from '../../strategy/simulation/turnEquity';
import type { OtherTurn } from '../exercise';
import { type Ground, listMoves } from '../ground';

/** What plays are compared by. */
export type PlayMeasure = 'equity' | 'score' | 'endgame';

export interface ValuedPlay {
  readonly move: Move;
  /** In points. */
  readonly value: number;
}

/** What the plays of a position are worth. */
export interface PlayValues {
  readonly measure: PlayMeasure;
  readonly position: Position;
  readonly best: ValuedPlay;
  /** Null if there is no other placement. */
  readonly second: ValuedPlay | null;
  /** By how much the best play exceeds every other turn. */
  readonly lead: number;
  /** Value of a legal turn, in points. */
  readonly worthOf: (turn: PlainTurn) => number;
  /** A sentence: what makes up the value of a legal turn. */
  readonly explain: (turn: PlainTurn) => Message;
}

/** By points and the worth of the tiles kept; without leaves, by points. Null without a placement. */
export function staticValues(
  gaddag: Gaddag,
  position: Position,
  leaves: LeaveTable | undefined,
): PlayValues | null {
  const view = viewOfStranger(position, CLASSIC_TURN_RULES);
  const worth = leaves === undefined ? {} : equityEvaluator(leaves)(view);
  const worthOf = (turn: PlainTurn): number => turnEquity(position, worth, turn) / THOUSANDTHS;
  const moves = listMoves(gaddag, position);
  const [best, second] = bestTwo(
    Array.from({ length: moves.length }, (_, nth) => {
      const move = moves.moveAt(nth);
      return { move, value: worthOf(move) };
    }),
  );
  if (best === undefined) return null;
  const exchange = worth.exchanged === undefined ? undefined : bestExchange(view, worth.exchanged);
  const others = [second?.value, exchange && exchange.worth / THOUSANDTHS].filter(
    (each) => each !== undefined,
  );
  const measure = leaves === undefined ? 'score' : 'equity';
  return {
    measure,
    position,
    best,
    second: second ?? null,
    lead: best.value - Math.max(...others),
    worthOf,
    explain: (turn) =>
      turn.kind === 'placement'
        ? message('school.playWorth', {
            ...said(position, turn),
            count: leaves === undefined ? 0 : keptBy(position, turn).length,
            kept: tilesNotation(keptBy(position, turn), position.rules.distribution),
            leave: tenths(worthOf(turn) - turn.score),
            value: tenths(worthOf(turn)),
          })
        : explainOther(position, turn, worthOf(turn)),
  };
}

/** Values of turns that were not all compared with each other. */
export type TurnValues = Pick<PlayValues, 'measure' | 'position' | 'worthOf' | 'explain'>;

/** Limits searches independently of the machine: the solver asks every few hundred microseconds. */
const POLLS = { first: 300, few: 400, all: 2500 };
/** Turns looked at before all of them are. */
const FEW = 4;

/**
 * With an empty bag: proven points to the end of the game. Null if that takes too long, or if the best play
 * does not exceed all others by more than `least`.
 */
export function endgameValues(
  { gaddag, isCancelled }: Pick<Ground, 'gaddag' | 'isCancelled'>,
  position: Position,
  least: number,
): PlayValues | null {
  const opened = openEndgame({ position, scorelessTurns: 0, turnRules: CLASSIC_TURN_RULES });
  if (!opened.ok) return null;
  const solver = solverOf(gaddag);
  const rate = (most: number, options: Pick<SolveOptions, 'rated' | 'wanted'>) => {
    let polls = 0;
    const stop: Deadline = () => ++polls > most || isCancelled();
    const solved = solver.solve(opened.value, { stop, ...options });
    return solved.ok && solved.value.solved ? solved.value.rated : null;
  };
  const likely = rate(POLLS.first, { rated: FEW });
  const few = likely && rate(POLLS.few, { wanted: likely.map(({ turn }) => turn) });
  if (few === null || (few[0]?.value ?? 0) - (few[1]?.value ?? 0) <= least) return null;
  const moves = listMoves(gaddag, position);
  const placements = Array.from({ length: moves.length }, (_, nth) => moves.moveAt(nth));
  const rated = rate(POLLS.all, { wanted: [...placements, PASS] });
  if (rated === null || !rated.every((turn) => turn.bound === 'exact' && turn.solved)) return null;
  const plays = rated.flatMap(({ turn, value }) =>
    turn.kind === 'placement' ? [{ move: turn, value }] : [],
  );
  const [best, second] = bestTwo(plays);
  if (best === undefined) return null;
  const others = rated.filter(({ turn }) => !isSameTurn(turn, best.move)).map(({ value }) => value);
  const ratedOf = (wanted: PlainTurn) => rated.find(({ turn }) => isSameTurn(turn, wanted));
  return {
    measure: 'endgame',
    position,
    best,
    second: second ?? null,
    lead: best.value - Math.max(...others),
    worthOf: (turn) => ratedOf(turn)?.value ?? Number.NEGATIVE_INFINITY,
    explain: (turn) => explainEnding(position, turn, ratedOf(turn)),
  };
}

/**
 * The same values, each proven when it is asked for; null if that of `best` takes too long. Other plays for
 * which it takes too long are worth nothing.
 */
export function endingValuesOf(
  { gaddag, isCancelled }: Pick<Ground, 'gaddag' | 'isCancelled'>,
  position: Position,
  best: PlainTurn,
): TurnValues | null {
  const opened = openEndgame({ position, scorelessTurns: 0, turnRules: CLASSIC_TURN_RULES });
  if (!opened.ok) return null;
  const rate = (wanted: PlainTurn): RatedTurn | undefined => {
    let polls = 0;
    const stop: Deadline = () => ++polls > POLLS.all || isCancelled();
    const solved = solverOf(gaddag).solve(opened.value, { stop, wanted: [wanted] });
    const rated = solved.ok ? solved.value.rated.find(({ turn }) => isSameTurn(turn, wanted)) : undefined;
    return rated?.bound === 'exact' && rated.solved ? rated : undefined;
  };
  if (rate(best) === undefined) return null;
  return {
    measure: 'endgame',
    position,
    worthOf: (turn) => rate(turn)?.value ?? Number.NEGATIVE_INFINITY,
    explain: (turn) => explainEnding(position, turn, rate(turn)),
  };
}

function explainOther(position: Position, turn: OtherTurn, worth: number): Message {
  const tiles = turn.kind === 'pass' ? [] : turn.tiles;
  return message('school.turnWorth', {
    count: tiles.length,
    tiles: tilesNotation(tiles, position.rules.distribution),
    value: tenths(worth),
  });
}

function explainEnding(position: Position, move: PlainTurn, rated: RatedTurn | undefined): Message {
  const { distribution } = position.rules;
  if (move.kind !== 'placement') return message('school.turnEnding', { value: rated?.value ?? 0 });
  const line = rated?.line.slice(1).map(({ turn }) => turnNotation(turn, distribution)) ?? [];
  return message('school.playEnding', {
    ...said(position, move),
    value: rated?.value ?? 0,
    count: line.length,
    line,
  });
}

const keptBy = ({ rack }: Position, move: Move) => leaveOf([...rack], move);

const said = (position: Position, move: Move) => ({
  play: turnOnBoard(move, position, position.rules.distribution),
  score: move.score,
});

export const tenths = (points: number): number => Math.round(points * 10) / 10 || 0;

/** The best plays, in the order of the list if they are worth the same. */
function bestTwo(plays: readonly ValuedPlay[]): readonly ValuedPlay[] {
  let [best, second]: (ValuedPlay | undefined)[] = [];
  for (const play of plays) {
    if (best === undefined || play.value > best.value) [best, second] = [play, best];
    else if (second === undefined || play.value > second.value) second = play;
  }
  return [best, second].filter((play) => play !== undefined);
}

/** Small: puzzles have few tiles left. */
const TABLE_BYTES = 1 << 24;
const solvers = new WeakMap<Gaddag, EndgameSolver>();

function solverOf(gaddag: Gaddag): EndgameSolver {
  const kept = solvers.get(gaddag) ?? new EndgameSolver(gaddag, { tableBytes: TABLE_BYTES });
  solvers.set(gaddag, kept);
  return kept;
}
