import type { Tile } from '../../../core/alphabet/tile';
import { NO_TILE } from '../../../core/alphabet/tile';
import { along, type Square } from '../../../core/board/square';
import { branchOf } from '../../../core/notation/gcg/branches/gcgTree';
import { ownerOfTurn } from '../../../core/notation/gcg/branches/turnNotes';
import {
  type GcgDocument,
  type GcgTextName,
  isEvent,
  isTurn,
  namesOf,
} from '../../../core/notation/gcg/gcgDocument';
import type { GcgProblem } from '../../../core/notation/gcg/gcgProblem';
import type { GcgPosition } from '../../../core/notation/gcg/replay/gcgPositions';
import { resolvePlay } from '../../../core/notation/gcg/replay/resolvePlay';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { isOffGame, type OpenGame, positionShown, treeOf } from '../../state/document/openGame';
import { isAtPlay } from '../../state/play/playedGame';
import { branchName, type GameRow, playText, rowsOf } from './gameRows';

export interface GameView {
  /** `Ann Example – Ben Beispiel`, or nicks. */
  readonly title: string;
  readonly rows: readonly GameRow[];
  /** Key of the row of the turn shown. */
  readonly shownKey: string | undefined;
  readonly turn: number;
  readonly turnCount: number;
  /** Whether a branch is shown. */
  readonly isBranch: boolean;
  /** `Turn 3 of 12: ann, 71 – 3`; of a branch, with its name. */
  readonly now: string;
  readonly isEdited: boolean;
  /**
   * Problems with the turn, and why its play is not a candidate; null if there are none or the position was
   * edited.
   */
  readonly note: string | null;
  /** Title and description of the record, and its notes before the first turn; null: it has none. */
  readonly about: string | null;
  /** The record's notes on the turn; null: it has none. */
  readonly remarks: string | null;
  /** `2 lines are wrong`; null if none is. */
  readonly wrong: string | null;
  /** Whether wrong totals are among the problems. */
  readonly hasWrongTotals: boolean;
}

/** The open game as a list of its events; null if there is none. */
export function gameViewOf({
  game,
  play,
  setup,
}: Pick<AppState, 'game' | 'play' | 'setup'>): GameView | null {
  if (game === null) return null;
  const { positions, problems, turn } = game;
  const last = positions.length - 1;
  const names = namesOf(game.record);
  const { player, scores } = positionShown(game);
  const [first, second] = scores;
  const rows = rowsOf(game);
  const branch = branchOf(game, game.branch);
  const owner = ownerOfTurn(treeOf(game), game.branch, turn);
  const now =
    turn === last
      ? endText(game, names[player], scores)
      : text('documentView.now', { turn: turn + 1, count: last, player: names[player], first, second });
  // The order of the rack is no edit of the game being played.
  const isEdited = isOffGame(game, setup) && !(play !== null && isAtPlay(play, setup));
  return {
    title: names.join(' – '),
    rows,
    shownKey: rows.find((row) => row.turn === turn && row.branch === owner)?.key,
    turn,
    turnCount: last,
    isBranch: branch !== undefined,
    now: branch === undefined ? now : text('documentView.inBranch', { name: branchName(branch), now }),
    isEdited,
    note: isEdited
      ? null
      : noteOf(
          rows.filter((row) => row.branch === owner),
          game,
        ),
    about: textsOf(game.record, ['title', 'description', 'note'], 0),
    remarks: isEdited ? null : textsOf(game.record, ['note'], turn + 1),
    wrong: problems.length === 0 ? null : wrongLines(problems),
    hasWrongTotals: problems.some(({ code }) => code === 'total'),
  };
}

/** Texts of the record that belong to a turn, by its number: 0 is what comes before the first. */
function textsOf({ lines }: GcgDocument, names: readonly GcgTextName[], turn: number): string | null {
  let at = 0;
  const texts: string[] = [];
  for (const line of lines) {
    if (isEvent(line) && isTurn(line)) at++;
    const isAbout = line.kind === 'text' && line.name !== 'note';
    if (line.kind === 'text' && names.includes(line.name) && (isAbout || at === turn)) texts.push(line.text);
  }
  return texts.join('\n') || null;
}

/** Text at the end of the record: the game is over, or a player is on turn. */
const endText = (
  { branch, isOngoing }: OpenGame,
  player: string,
  [first, second]: readonly [number, number],
): string =>
  isOngoing || branch !== null
    ? text('documentView.nowOngoing', { player, first, second })
    : text('documentView.nowEnd', { first, second });

/** @param rows those of the line that the turn belongs to */
function noteOf(rows: readonly GameRow[], { playNote, turn }: OpenGame): string | null {
  const first = rows.findIndex((row) => row.turn === turn);
  const next = rows.findIndex((row) => row.turn === turn + 1);
  const ofTurn = first < 0 ? [] : rows.slice(first, next < 0 ? undefined : next);
  const parts = [...ofTurn.map(({ problem }) => problem), playNote === null ? null : say(playNote)];
  return parts.filter((part) => part !== null).join(' ') || null;
}

function wrongLines(problems: readonly GcgProblem[]): string {
  return text('documentView.wrongLines', { count: new Set(problems.map(({ line }) => line)).size });
}

/** A play of the record. */
export interface PlayedTiles {
  readonly text: string;
  /** Every square of the word; `NO_TILE` for tiles already on the board. */
  readonly tiles: readonly (Square & { readonly tile: Tile })[];
}

/** The play made in a position; null if there was none or it does not fit. */
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
