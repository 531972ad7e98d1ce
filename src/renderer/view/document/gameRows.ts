import { positionLabel } from '../../../core/board/square';
import { branchOf, type GcgBranch } from '../../../core/notation/gcg/branches/gcgTree';
import {
  type GcgEvent,
  type GcgEventLine,
  type GcgLine,
  isEvent,
  isEventEntry,
  isTurn,
  namesOf,
  type PlayerIndex,
  scoreChange,
} from '../../../core/notation/gcg/gcgDocument';
import { formatGcgProblem } from '../../../core/notation/gcg/gcgProblem';
import { shownTiles } from '../../../core/notation/gcg/gcgTiles';
import type { Language } from '../../../texts/languages';
import { say } from '../../../texts/say';
import { spoken } from '../../../texts/spoken';
import { text } from '../../../texts/text';
import { type GameLine, gameLineOf } from '../../state/document/gameLines';
import type { OpenGame } from '../../state/document/openGame';

/** An event of the record, or its end. */
export interface GameRow {
  readonly key: string;
  /** The branch that it belongs to; null for the main line. */
  readonly branch: number | null;
  /** Number of lines that the branch leaves, one after the other; 0 for the main line. */
  readonly level: number;
  /** Name that the user gave the branch that begins here. */
  readonly heading: string | null;
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
  /** What is noted on the turn; null if nothing is. */
  readonly note: string | null;
}

/** Cached with the language of the texts. */
const rowsOfLine = new WeakMap<
  GameLine['positions'],
  { readonly rows: readonly GameRow[]; readonly language: Language }
>();

/** The rows of all lines: branches follow the turn in whose place they are. */
export function rowsOf(game: OpenGame): readonly GameRow[] {
  const names = namesOf(game.main.record);
  return withBranches(game, null, names, 0);
}

/** The rows of the line shown, from the first turn of the game on. */
export function rowsOfShownLine(game: OpenGame): readonly GameRow[] {
  const whole = { ...game, shared: 0 };
  const names = namesOf(game.main.record);
  return [...eventRows(whole, 0, names, game.branch), endRow(game, whole, branchOf(game, game.branch), 0)];
}

type Names = readonly [string, string];

function withBranches(game: OpenGame, id: number | null, names: Names, level: number): readonly GameRow[] {
  const branch = branchOf(game, id);
  const line = gameLineOf(game, id);
  const rows = ownRows(game, line, branch, names, level);
  const begun = game.branches.filter(({ parent }) => parent === id);
  if (begun.length === 0) return rows;
  const below = (from: number, to: number) =>
    begun
      .filter(({ fork }) => fork >= from && fork < to)
      .flatMap((each) => withBranches(game, each.id, names, level + 1));
  const starts = rows.flatMap(({ turn }, at) => (turn === null ? [] : [{ turn, at }]));
  return starts.flatMap(({ at, turn }, nth) => {
    const next = starts[nth + 1];
    return [
      ...rows.slice(nth === 0 ? 0 : at, next?.at),
      ...below(nth === 0 ? 0 : turn, next?.turn ?? Number.POSITIVE_INFINITY),
    ];
  });
}

/** The rows of a line below those it shares with another. Of branches only the one shown has an end. */
function ownRows(
  game: OpenGame,
  line: GameLine,
  branch: GcgBranch | undefined,
  names: Names,
  level: number,
): readonly GameRow[] {
  const known = rowsOfLine.get(line.positions);
  const { language } = spoken();
  const isEndShown = branch === undefined || branch.id === game.branch;
  const rows =
    known?.language === language ? known.rows : eventRows(line, branch?.fork ?? 0, names, branch?.id ?? null);
  rowsOfLine.set(line.positions, { rows, language });
  const placed = rows.map((row, nth): GameRow => {
    return { ...row, level, heading: nth === 0 ? branch?.name || null : null };
  });
  return isEndShown ? [...placed, endRow(game, line, branch, level)] : placed;
}

function eventRows(
  { problems, record, shared }: GameLine,
  fork: number,
  names: Names,
  branch: number | null,
): readonly GameRow[] {
  let turn = fork;
  return record.lines
    .slice(shared)
    .flatMap((event, at, lines) => (isEvent(event) ? [{ event, following: lines.slice(at + 1) }] : []))
    .map(({ event, following }): GameRow => {
      const wrong = problems
        .filter(({ line }) => line === event.line)
        // Lines of a branch have no place in a file.
        .map((problem) => say(branch === null ? formatGcgProblem(problem) : problem.message));
      return {
        key: branch === null ? String(event.line) : `${branch}-${event.line}`,
        branch,
        level: 0,
        heading: null,
        number: isTurn(event) ? String(turn + 1) : '',
        turn: isTurn(event) ? turn++ : null,
        seat: event.player,
        player: names[event.player],
        rack: 'rack' in event ? shownTiles(event.rack) : '',
        play: playText(event),
        score: scoreText(event),
        total: String(event.total),
        problem: wrong.length === 0 ? null : wrong.join(' '),
        note: noteAtOnce(following),
      };
    });
}

const endRow = (
  { isOngoing }: OpenGame,
  { positions }: GameLine,
  branch: GcgBranch | undefined,
  level: number,
): GameRow => ({
  // Another one after each turn, so that it is brought into view again.
  key: branch === undefined ? 'end' : `${branch.id}-end${positions.length - 1}`,
  branch: branch?.id ?? null,
  level,
  heading: null,
  turn: positions.length - 1,
  number: '',
  seat: null,
  player: '',
  rack: '',
  play: text(isOngoing || branch !== undefined ? 'documentView.playOngoing' : 'documentView.playEnd'),
  score: '',
  total: '',
  problem: null,
  note: null,
});

/** The notes at the beginning of these lines; null if there are none. */
function noteAtOnce(lines: readonly GcgLine[]): string | null {
  const end = lines.findIndex(isEvent);
  const notes = lines.slice(0, end < 0 ? undefined : end);
  return (
    notes.flatMap((line) => (line.kind === 'text' && line.name === 'note' ? [line.text] : [])).join('\n') ||
    null
  );
}

/** The name that the user gave a branch, or its first play. */
export function branchName({ entries, name }: GcgBranch): string {
  const [first] = entries;
  return name || (first !== undefined && isEventEntry(first) ? playText(first) : '');
}

function scoreText(event: GcgEventLine): string {
  const change = scoreChange(event);
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}

export function playText(event: GcgEvent): string {
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
