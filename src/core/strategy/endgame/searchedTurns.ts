import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { EndgameGame } from './endgameGame';
import { PASS_HASH, PASS_MOVE } from './endgameSearch';
import { LIST_COUNT, LIST_HEAD, type LineMoves } from './lineMoves';
import { findMove, moveOf } from './lineTurns';
import { FACE, HASH, SCORE, TAKEN } from './moveRecords';
import { OutThreats } from './outThreats';
import type { RootTurn } from './rootSearch';
import { AT_LEAST, AT_MOST, EXACT, MOVE_MASK, TO_THE_END, type ValueTable } from './valueTable';

/**
 * Result of a turn in the search:
 * - `best`: the best one, as far as the search went;
 * - `enough`: caused a cutoff, so that the others need not be searched;
 * - `worse`: searched, and no better;
 * - `refuted`: an answer makes it no better, and others were not searched;
 * - `out`: it leaves the opponent a way to go out that makes it no better;
 * - `over`: it ends the game;
 * - `judged`: evaluated by greedy play, because the search went no deeper;
 * - `unneeded`: not searched, because another turn caused a cutoff;
 * - `forgotten`: the result is no longer stored, or the search never reached it.
 */
export type SearchedFate =
  | 'best'
  | 'enough'
  | 'worse'
  | 'refuted'
  | 'out'
  | 'over'
  | 'judged'
  | 'unneeded'
  | 'forgotten';

/** A turn that the search met. */
export interface SearchedTurn {
  /** Identifies it among the turns of its position. */
  readonly key: number;
  readonly turn: PlainTurn;
  readonly points: number;
  /**
   * Points that the player on turn at the root gains from there to the end; null if unknown.
   */
  readonly value: number | null;
  readonly bound: 'exact' | 'at-least' | 'at-most';
  /** Plies searched below it; null if the game was followed to its end, or if unknown. */
  readonly plies: number | null;
  readonly fate: SearchedFate;
  /** The answer that refutes it. */
  readonly answer: PlainTurn | null;
  /** Whether turns below it were searched. */
  readonly isSearched: boolean;
}

export interface SearchedTurns {
  /** The best ones for the player who takes them first, unknown ones last. */
  readonly turns: readonly SearchedTurn[];
  /** Number of turns left out. */
  readonly leftOut: number;
}

interface Search {
  readonly game: EndgameGame;
  readonly moves: LineMoves;
  readonly table: ValueTable;
  readonly rootTurns: readonly RootTurn[];
}

/** A turn seen by the player who takes it. */
interface Found extends Omit<SearchedTurn, 'turn' | 'answer' | 'value' | 'bound'> {
  /** Value for the player who takes the turn, from this position on. */
  readonly value: number;
  readonly bound: number;
  readonly turn: PlainTurn;
  /** Lowest bits of the hash of the best answer. */
  readonly answer: number;
}

const UNKNOWN = Number.NEGATIVE_INFINITY;
const NO_BOUND = 0;

/**
 * The turns after a path of turns, read from the table of values that the search left; it records nothing
 * else. Undefined if there is no such path.
 *
 * @param path the keys of the turns that lead there
 */
export function searchedTurns(
  search: Search,
  path: readonly number[],
  most: number,
): SearchedTurns | undefined {
  const { game } = search;
  let gained = 0;
  let taken = 0;
  for (; taken < path.length; taken++) {
    const points = take(search, path[taken] ?? 0);
    if (points === undefined) break;
    gained += taken % 2 === 0 ? points : -points;
  }
  const turns = taken === path.length ? listHere(search, taken, gained, most) : undefined;
  for (; taken > 0; taken--) game.takeBack();
  return turns;
}

/** Takes the turn of that key, and gives its points; undefined where there is none, or it ends the game. */
function take({ game, moves }: Search, key: number): number | undefined {
  const move = key === PASS_HASH ? PASS_MOVE : findMove(key, game, moves);
  if (move === undefined) return undefined;
  const { floats, ints } = moves.records;
  const score = move === PASS_MOVE ? 0 : floats[(move + SCORE) >> 1]!;
  const goesOut = move !== PASS_MOVE && game.endsWhenOut && ints[move + TAKEN] === game.rackCode;
  if (goesOut || game.endsAfter(score, move === PASS_MOVE)) return undefined;
  if (move === PASS_MOVE) game.pass();
  else game.play(move);
  return score;
}

function listHere(search: Search, ply: number, gained: number, most: number): SearchedTurns {
  const { game, moves, table } = search;
  const isKnown = ply > 0 && table.find(game.hashLow(), game.hashHigh());
  const node = { bound: isKnown ? table.bound : NO_BOUND, best: isKnown ? table.move : 0, ply };
  const threats = new OutThreats(game, moves);
  const threatCount = ply === 0 ? 0 : threats.find(ply);
  const found: Found[] = [];
  const add = (move: number) => found.push(lookAt(search, node, move, { threats, count: threatCount }));
  for (let line = 0; line < moves.board.lineCount; line++) {
    const count = moves.records.ints[moves.listOf(line, game.side) + LIST_COUNT]!;
    for (let nth = 0; nth < count; nth++)
      add(moves.listOf(line, game.side) + LIST_HEAD + nth * moves.recordSize);
  }
  add(PASS_MOVE);
  found.sort(
    (one, other) => rankOf(other) - rankOf(one) || other.value - one.value || other.points - one.points,
  );
  const turns = found.slice(0, most).map((each) => tell(search, each, gained, ply));
  return { turns, leftOut: found.length - turns.length };
}

/** Known turns first; among equals the best one. */
const rankOf = ({ fate, value }: Found): number =>
  (value === UNKNOWN ? 0 : 2) + (fate === 'best' || fate === 'enough' ? 1 : 0);

interface Node {
  readonly bound: number;
  /** Lowest bits of the hash of the best move. */
  readonly best: number;
  readonly ply: number;
}

interface Threats {
  readonly threats: OutThreats;
  readonly count: number;
}

/** If nothing reached the window, no turn was the best one. */
const isBestOf = ({ rootTurns }: Search, { best, bound, ply }: Node, key: number): boolean =>
  ply === 0 ? key === rootTurns[0]?.hash : best !== 0 && (key & MOVE_MASK) === best && bound !== AT_MOST;

/** Everything known about a turn. */
function lookAt(search: Search, node: Node, move: number, { count, threats }: Threats): Found {
  const { game, moves } = search;
  const isPass = move === PASS_MOVE;
  const { floats, ints } = moves.records;
  const points = isPass ? 0 : floats[(move + SCORE) >> 1]!;
  const face = isPass ? 0 : ints[move + FACE]!;
  const key = isPass ? PASS_HASH : ints[move + HASH]!;
  const turn = isPass ? PASS : moveOf(moves.records, move);
  const isBest = isBestOf(search, node, key);
  const best: SearchedFate | undefined = isBest ? (node.bound === AT_LEAST ? 'enough' : 'best') : undefined;
  const found = { key, turn, points, plies: null, answer: 0, isSearched: false };
  const goesOut = !isPass && game.endsWhenOut && ints[move + TAKEN] === game.rackCode;
  if (goesOut || game.endsAfter(points, isPass)) {
    const value = goesOut ? game.outValue(points) : points + game.endValue(face);
    return { ...found, value, bound: EXACT, fate: best ?? 'over' };
  }
  const isKept = findBehind(search, move);
  const root = node.ply === 0 ? search.rootTurns.find(({ hash }) => hash === key) : undefined;
  if (root !== undefined) return { ...found, ...ofRoot(search, root, isKept) };
  if (isKept) return { ...found, ...ofTable(search.table, points, best) };
  const isUnneeded = node.bound === AT_LEAST;
  const answer = count === 0 ? UNKNOWN : threats.answerTo(node.ply, count, move, game.ownFace - face);
  if (answer > UNKNOWN && !isUnneeded)
    return { ...found, value: points - answer, bound: AT_MOST, fate: 'out' };
  return { ...found, value: UNKNOWN, bound: NO_BOUND, fate: isUnneeded ? 'unneeded' : 'forgotten' };
}

/** Reads the table's entry of the position after a turn; false if there is none. */
function findBehind({ game, table }: Search, move: number): boolean {
  if (move === PASS_MOVE) game.pass();
  else game.play(move);
  const isKept = table.find(game.hashLow(), game.hashHigh());
  game.takeBack();
  return isKept;
}

type Known = Pick<Found, 'value' | 'bound' | 'plies' | 'fate' | 'answer' | 'isSearched'>;

/** The search keeps results of root turns outside the table. */
const ofRoot = ({ rootTurns, table }: Search, root: RootTurn, isKept: boolean): Known => ({
  value: root.value,
  bound: root.isExact ? EXACT : AT_MOST,
  plies: root.isComplete || !isKept ? null : table.depth,
  fate: root === rootTurns[0] ? 'best' : root.isExact ? 'worse' : 'refuted',
  answer: isKept ? table.move : 0,
  isSearched: isKept,
});

/** Results from the entry that the table has just read, of the position after a turn. */
function ofTable(table: ValueTable, points: number, best: SearchedFate | undefined): Known {
  const isJudged = table.depth === 0 && table.bound === EXACT;
  // A lower bound for the opponent is an upper bound for this player.
  const bound = table.bound === EXACT ? EXACT : table.bound === AT_LEAST ? AT_MOST : AT_LEAST;
  const fate = isJudged ? 'judged' : FATES[bound];
  return {
    value: points - table.value,
    bound,
    plies: table.depth === TO_THE_END ? null : table.depth,
    fate: best ?? fate ?? 'worse',
    answer: table.move,
    isSearched: !isJudged,
  };
}

const FATES: Readonly<Record<number, SearchedFate>> = {
  [EXACT]: 'worse',
  [AT_LEAST]: 'enough',
  [AT_MOST]: 'refuted',
};

/** The turn seen by the player on turn at the root. */
function tell(search: Search, found: Found, gained: number, ply: number): SearchedTurn {
  const { answer, bound, fate, isSearched, key, plies, points, turn, value } = found;
  const isOwn = ply % 2 === 0;
  const isLeast = (bound === AT_LEAST) === isOwn;
  return {
    key,
    turn,
    points,
    value: value === UNKNOWN ? null : gained + (isOwn ? value : -value),
    bound: bound === AT_LEAST || bound === AT_MOST ? (isLeast ? 'at-least' : 'at-most') : 'exact',
    plies,
    fate,
    answer: fate === 'refuted' && answer !== 0 ? answerOf(search, key, answer) : null,
    isSearched,
  };
}

/** The answer to a turn whose hash ends with these bits. */
function answerOf(search: Search, key: number, bits: number): PlainTurn | null {
  const { game, moves } = search;
  if (take(search, key) === undefined) return null;
  let answer: PlainTurn | null = bits === (PASS_HASH & MOVE_MASK) ? PASS : null;
  for (let line = 0; line < moves.board.lineCount && answer === null; line++) {
    const list = moves.listOf(line, game.side);
    const { ints } = moves.records;
    for (let nth = 0; nth < ints[list + LIST_COUNT]!; nth++) {
      const move = list + LIST_HEAD + nth * moves.recordSize;
      if ((ints[move + HASH]! & MOVE_MASK) === bits) answer ??= moveOf(moves.records, move);
    }
  }
  game.takeBack();
  return answer;
}
