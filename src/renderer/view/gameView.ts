import type { Tile } from '../../core/alphabet/tile';
import { NO_TILE } from '../../core/alphabet/tile';
import { type Direction, positionLabel, type Square } from '../../core/board/square';
import {
  type GcgEventLine,
  isEvent,
  isTurn,
  nicksOf,
  scoreChange,
} from '../../core/notation/gcg/gcgDocument';
import type { GcgPosition } from '../../core/notation/gcg/gcgPositions';
import { formatGcgProblem } from '../../core/notation/gcg/gcgProblem';
import { resolvePlay } from '../../core/notation/gcg/resolvePlay';
import type { AppState } from '../state/appState';
import { isOffGame, type OpenGame } from '../state/openGame';

/** One event of the record, or its end. */
export interface GameRow {
  readonly key: string;
  /** Number of the position to go to; null for what is no turn. */
  readonly turn: number | null;
  readonly number: string;
  readonly player: string;
  readonly rack: string;
  /** `8D NASTIER`, `pass`, `exchange EEUU`. */
  readonly play: string;
  /** `+66`; empty where nothing changes. */
  readonly score: string;
  readonly total: string;
  /** What is wrong with the line; null: nothing. */
  readonly problem: string | null;
}

export interface GameView {
  /** `Ann Example – Ben Beispiel` or the nicks. */
  readonly title: string;
  readonly rows: readonly GameRow[];
  readonly turn: number;
  readonly turnCount: number;
  /** `Turn 3 of 12: ann, 71 – 3`. */
  readonly now: string;
  readonly isEdited: boolean;
  /** Why the play that followed is no candidate; null: it is one, or none followed. */
  readonly note: string | null;
}

/** The game that is open, as a list of its events; null while none is. */
export function gameViewOf({ game, setup }: Pick<AppState, 'game' | 'setup'>): GameView | null {
  if (game === null) return null;
  const { positions, turn } = game;
  const last = positions.length - 1;
  const nicks = nicksOf(game.record);
  const { player, scores } = positions[turn]!;
  const points = `${scores[0]} – ${scores[1]}`;
  return {
    title: nicks.join(' – '),
    rows: rowsOf(game, nicks),
    turn,
    turnCount: last,
    now: turn === last ? `End, ${points}` : `Turn ${turn + 1} of ${last}: ${nicks[player]}, ${points}`,
    isEdited: isOffGame(game, setup),
    note: isOffGame(game, setup) ? null : game.playNote,
  };
}

const rowsOfGame = new WeakMap<OpenGame['positions'], readonly GameRow[]>();

function rowsOf(
  { positions, problems, record }: OpenGame,
  nicks: readonly [string, string],
): readonly GameRow[] {
  const known = rowsOfGame.get(positions);
  if (known !== undefined) return known;
  let turn = 0;
  const rows = record.lines.filter(isEvent).map((event): GameRow => {
    const problem = problems.find(({ line }) => line === event.line);
    return {
      key: String(event.line),
      number: isTurn(event) ? String(turn + 1) : '',
      turn: isTurn(event) ? turn++ : null,
      player: nicks[event.player],
      rack: 'rack' in event ? event.rack.join('') : '',
      play: playText(event),
      score: scoreText(event),
      total: String(event.total),
      problem: problem === undefined ? null : formatGcgProblem(problem),
    };
  });
  const end: GameRow = {
    key: 'end',
    turn: positions.length - 1,
    number: '',
    player: '',
    rack: '',
    play: 'end',
    score: '',
    total: '',
    problem: null,
  };
  const all = [...rows, end];
  rowsOfGame.set(positions, all);
  return all;
}

function scoreText(event: GcgEventLine): string {
  const change = scoreChange(event);
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}

function playText(event: GcgEventLine): string {
  switch (event.kind) {
    case 'placement':
      return `${positionLabel(event.at.square, event.at.direction)} ${event.word.join('')}`;
    case 'pass':
      return 'pass';
    case 'exchange':
      return `exchange ${typeof event.exchanged === 'number' ? event.exchanged : event.exchanged.join('')}`;
    case 'withdrawal':
      return 'phony taken back';
    case 'challenge-bonus':
      return 'challenged in vain';
    case 'rack-bonus':
      return `tiles left: ${event.tiles.join('')}`;
    case 'rack-penalty':
      return `own tiles: ${event.tiles.join('')}`;
    case 'time-penalty':
      return 'over time';
  }
}

/** A play of the record. */
export interface PlayedTiles {
  readonly text: string;
  /** Every square of the word; `NO_TILE` where a tile lay before. */
  readonly tiles: readonly (Square & { readonly tile: Tile })[];
}

/** The play that followed on a position; null where none did, or where it cannot be laid. */
export function playedTiles({ setup, turn }: GcgPosition): PlayedTiles | null {
  if (turn?.kind !== 'placement') return null;
  const { tiles } = resolvePlay(turn, setup.tiles, setup.rules);
  if (tiles.every((tile) => tile === NO_TILE)) return null;
  const { direction, square } = turn.at;
  return {
    text: playText(turn),
    tiles: tiles.map((tile, index) => ({ ...along(square, direction, index), tile })),
  };
}

const along = ({ col, row }: Square, direction: Direction, by: number): Square =>
  direction === 'across' ? { row, col: col + by } : { row: row + by, col };
