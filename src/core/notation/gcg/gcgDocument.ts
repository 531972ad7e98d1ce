import type { WordStart } from '../positions/positionText';

/** `#player1` is 0, `#player2` is 1. */
export type PlayerIndex = 0 | 1;

/**
 * Tiles as in a game record, one text per tile: upper case = letter tile (`A`, `CH`), `?` = blank on a rack,
 * lower case = played blank, `.` = tile already on the board.
 */
export type GcgTiles = readonly string[];

/** A game record: every line of the file in order, so that nothing is lost, except the encoding pragma. */
export interface GcgDocument {
  /** Whether the file begins with the UTF-8 pragma; always true if it contains more than ASCII. */
  readonly declaresUtf8: boolean;
  readonly lines: readonly GcgLine[];
}

/** A line of the file; a text continued on further lines is one. `line` is its number in the file, from 1. */
export type GcgLine = { readonly line: number } & GcgEntry;

/** A line of a record without its line number. */
export type GcgEntry = GcgBlankLine | GcgPragma | GcgEvent;

export interface GcgBlankLine {
  readonly kind: 'blank-line';
}

export type GcgPragma =
  | {
      readonly kind: 'player';
      readonly player: PlayerIndex;
      readonly nick: string;
      readonly realName: string;
    }
  /** `text` may contain line feeds: each begins a `#- ` line. */
  | { readonly kind: 'text'; readonly name: GcgTextName; readonly text: string }
  | { readonly kind: 'id'; readonly authority: string; readonly id: string }
  /** A player's rack in an unfinished game. */
  | { readonly kind: 'rack'; readonly player: PlayerIndex; readonly rack: GcgTiles }
  | { readonly kind: 'incomplete'; readonly rack: GcgTiles }
  /** Declares a tile of several characters. */
  | { readonly kind: 'tile'; readonly upper: string; readonly lower: string }
  /** Any other line that begins with `#`, kept verbatim. */
  | { readonly kind: 'other'; readonly text: string };

export type GcgTextName =
  | 'title'
  | 'description'
  | 'lexicon'
  | 'note'
  | 'game-type'
  | 'tile-set'
  | 'game-board'
  | 'board-layout'
  | 'tile-distribution'
  /** Our own: the position before the first turn, as CGP, with player 1 on turn. */
  | 'start-position';

/** Fields of all events. Points are never negative; `kind` determines whether they are won or lost. */
interface OfEvent {
  readonly player: PlayerIndex;
  /** The player's total after the event, according to the file. */
  readonly total: number;
  /** The rest of the line after the total; often empty. */
  readonly trailing: string;
}

export type GcgEvent = OfEvent & (GcgTurnEvent | GcgSettlement);

/** A player's turn. */
export type GcgTurnEvent =
  | {
      readonly kind: 'placement';
      readonly rack: GcgTiles;
      readonly at: WordStart;
      readonly word: GcgTiles;
      readonly score: number;
    }
  | { readonly kind: 'pass'; readonly rack: GcgTiles }
  /** A number if the record does not name the tiles. */
  | { readonly kind: 'exchange'; readonly rack: GcgTiles; readonly exchanged: GcgTiles | number };

/** Changes the score without being a turn. */
export type GcgSettlement =
  /** A phony taken back; `score` is what it had scored. */
  | { readonly kind: 'withdrawal'; readonly rack: GcgTiles; readonly score: number }
  | { readonly kind: 'challenge-bonus'; readonly rack: GcgTiles; readonly score: number }
  /** For the player who went out: `tiles` are the other player's. */
  | { readonly kind: 'rack-bonus'; readonly tiles: GcgTiles; readonly score: number }
  | {
      readonly kind: 'rack-penalty';
      readonly rack: GcgTiles;
      readonly tiles: GcgTiles;
      readonly score: number;
    }
  | { readonly kind: 'time-penalty'; readonly rack: GcgTiles; readonly score: number };

const EVENT_KINDS: ReadonlySet<string> = new Set<GcgEvent['kind']>([
  'placement',
  'pass',
  'exchange',
  'withdrawal',
  'challenge-bonus',
  'rack-bonus',
  'rack-penalty',
  'time-penalty',
]);

export type GcgEventLine = { readonly line: number } & GcgEvent;

export function isEvent(line: GcgLine): line is GcgEventLine {
  return isEventEntry(line);
}

export function isEventEntry(line: GcgEntry): line is GcgEvent {
  return EVENT_KINDS.has(line.kind);
}

export function isTurn(event: GcgEvent): event is OfEvent & GcgTurnEvent {
  return event.kind === 'placement' || event.kind === 'pass' || event.kind === 'exchange';
}

/** Change of the player's score by the event; may be negative. */
export function scoreChange(event: GcgEvent): number {
  switch (event.kind) {
    case 'pass':
    case 'exchange':
      return 0;
    case 'placement':
    case 'challenge-bonus':
    case 'rack-bonus':
      return event.score;
    case 'withdrawal':
    case 'rack-penalty':
    case 'time-penalty':
      return 0 - event.score;
  }
}

/** The lexicon named in the record if it differs from `name`. */
export function otherLexiconOf({ lines }: GcgDocument, name: string): string | null {
  const named = lines.flatMap((line) => (line.kind === 'text' && line.name === 'lexicon' ? [line.text] : []));
  const text = named[0]?.trim() ?? '';
  return text === '' || text.toLowerCase() === name.toLowerCase() ? null : text;
}

/** The nicks of both players; empty if the document has none. */
export function nicksOf(document: GcgDocument): readonly [string, string] {
  const nickOf = (player: PlayerIndex) =>
    document.lines.flatMap((line) =>
      line.kind === 'player' && line.player === player ? [line.nick] : [],
    )[0] ?? '';
  return [nickOf(0), nickOf(1)];
}

/** Turns a name into a nick, which has no blanks. */
export const nickOfName = (name: string): string => name.trim().replace(/[\s:]+/gu, '_') || 'player';

/** Display names of both players: the nicks, or the names that these were derived from. */
export function namesOf(document: GcgDocument): readonly [string, string] {
  const nameOf = (nick: string, player: PlayerIndex) =>
    document.lines.flatMap((line) =>
      line.kind === 'player' && line.player === player && nickOfName(line.realName) === nick
        ? [line.realName]
        : [],
    )[0] ?? nick;
  const [first, second] = nicksOf(document);
  return [nameOf(first, 0), nameOf(second, 1)];
}
