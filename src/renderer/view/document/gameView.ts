import type { Tile } from '../../../core/alphabet/tile';
import { NO_TILE } from '../../../core/alphabet/tile';
import { along, positionLabel, type Square } from '../../../core/board/square';
import {
  type GcgDocument,
  type GcgEventLine,
  type GcgTextName,
  isEvent,
  isTurn,
  namesOf,
  type PlayerIndex,
  scoreChange,
} from '../../../core/notation/gcg/gcgDocument';
import { formatGcgProblem, type GcgProblem } from '../../../core/notation/gcg/gcgProblem';
import { shownTiles } from '../../../core/notation/gcg/gcgTiles';
import type { GcgPosition } from '../../../core/notation/gcg/replay/gcgPositions';
import { resolvePlay } from '../../../core/notation/gcg/replay/resolvePlay';
import type { Language } from '../../../texts/languages';
import { say } from '../../../texts/say';
import { spoken } from '../../../texts/spoken';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { isOffGame, type OpenGame, positionShown } from '../../state/document/openGame';
import { isAtPlay } from '../../state/play/playedGame';

/** An event of the record, or its end. */
export interface GameRow {
  readonly key: string;
  /** Number of the position to go to; null if the event is not a turn. */
  readonly turn: number | null;
  readonly number: string;
  /** Player of the event; null for the end. */
  readonly seat: PlayerIndex | null;
  readonly player: string;
  readonly rack: string;
  /** `8D NASTIER`, `pass`, `exchange EEUU`. */
  readonly play: string;
  /** `+66`; empty if nothing changes. */
  readonly score: string;
  readonly total: string;
  /** Problems with the line, in sentences; null if there are none. */
  readonly problem: string | null;
}

export interface GameView {
  /** `Ann Example – Ben Beispiel`, or nicks. */
  readonly title: string;
  readonly rows: readonly GameRow[];
  readonly turn: number;
  readonly turnCount: number;
  /** `Turn 3 of 12: ann, 71 – 3`. */
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
  const rows = rowsOf(game, names);
  // The order of the rack is no edit of the game being played.
  const isEdited = isOffGame(game, setup) && !(play !== null && isAtPlay(play, setup));
  return {
    title: names.join(' – '),
    rows,
    turn,
    turnCount: last,
    now:
      turn === last
        ? endText(game, names[player], scores)
        : text('documentView.now', { turn: turn + 1, count: last, player: names[player], first, second }),
    isEdited,
    note: isEdited ? null : noteOf(rows, game),
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
  { isOngoing }: OpenGame,
  player: string,
  [first, second]: readonly [number, number],
): string =>
  isOngoing
    ? text('documentView.nowOngoing', { player, first, second })
    : text('documentView.nowEnd', { first, second });

function noteOf(rows: readonly GameRow[], { playNote, turn }: OpenGame): string | null {
  const first = rows.findIndex((row) => row.turn === turn);
  const next = rows.findIndex((row) => row.turn === turn + 1);
  const ofTurn = rows.slice(first, next < 0 ? undefined : next);
  const parts = [...ofTurn.map(({ problem }) => problem), playNote === null ? null : say(playNote)];
  return parts.filter((part) => part !== null).join(' ') || null;
}

function wrongLines(problems: readonly GcgProblem[]): string {
  return text('documentView.wrongLines', { count: new Set(problems.map(({ line }) => line)).size });
}

/** Cached with the language of the texts. */
const rowsOfGame = new WeakMap<
  OpenGame['positions'],
  { readonly rows: readonly GameRow[]; readonly language: Language }
>();

function rowsOf(
  { isOngoing, positions, problems, record }: OpenGame,
  names: readonly [string, string],
): readonly GameRow[] {
  const known = rowsOfGame.get(positions);
  const { language } = spoken();
  if (known?.language === language) return known.rows;
  let turn = 0;
  const rows = record.lines.filter(isEvent).map((event): GameRow => {
    const wrong = problems
      .filter(({ line }) => line === event.line)
      .map((problem) => say(formatGcgProblem(problem)));
    return {
      key: String(event.line),
      number: isTurn(event) ? String(turn + 1) : '',
      turn: isTurn(event) ? turn++ : null,
      seat: event.player,
      player: names[event.player],
      rack: 'rack' in event ? shownTiles(event.rack) : '',
      play: playText(event),
      score: scoreText(event),
      total: String(event.total),
      problem: wrong.length === 0 ? null : wrong.join(' '),
    };
  });
  const end: GameRow = {
    key: 'end',
    turn: positions.length - 1,
    number: '',
    seat: null,
    player: '',
    rack: '',
    play: text(isOngoing ? 'documentView.playOngoing' : 'documentView.playEnd'),
    score: '',
    total: '',
    problem: null,
  };
  const all = [...rows, end];
  rowsOfGame.set(positions, { rows: all, language });
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
      return `${positionLabel(event.at.square, event.at.direction)} ${shownTiles(event.word)}`;
    case 'pass':
      return text('documentView.playPass');
    case 'exchange':
      return text('documentView.playExchange', {
        tiles: typeof event.exchanged === 'number' ? event.exchanged : shownTiles(event.exchanged),
      });
    case 'withdrawal':
      return text('documentView.playWithdrawal');
    case 'challenge-bonus':
      return text('documentView.playChallengeBonus');
    case 'rack-bonus':
      return text('documentView.playRackBonus', { tiles: shownTiles(event.tiles) });
    case 'rack-penalty':
      return text('documentView.playRackPenalty', { tiles: shownTiles(event.tiles) });
    case 'time-penalty':
      return text('documentView.playTimePenalty');
  }
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
