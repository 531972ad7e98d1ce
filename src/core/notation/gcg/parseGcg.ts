import { MAX_LETTERS } from '../../alphabet/tile';
import { type Message, message } from '../../message';
import { shortened } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { MAX_GAME_LINES, MAX_GAME_TEXT, MAX_PART } from '../text/textBounds';
import { splitLines } from '../text/textLines';
import type { GcgDocument, GcgLine, GcgPragma, PlayerIndex } from './gcgDocument';
import { checkEncodingName, decodeGcg, ENCODING_PRAGMA, encodingNameOf } from './gcgEncoding';
import type { GcgProblem } from './gcgProblem';
import type { DeclaredTile } from './gcgTiles';
import { parseGcgEvent } from './parseGcgEvent';
import { isContinuable, isNote, mayFollowEvents, parseGcgPragma, uniqueKeyOf } from './parseGcgPragma';

/** Far more than any game has. A file with more events is rejected. */
export const MAX_EVENTS = 500;

/** Maximum number of problems reported; with more, the file is rejected. */
const MAX_PROBLEMS = 1000;

const CONTINUATION = '#-';

export interface ReadGcg {
  readonly document: GcgDocument;
  /** A notice for the user about how the file was decoded. */
  readonly notice: Message | undefined;
}

/** Reads a game record from the bytes of its file. */
export function readGcg(bytes: Uint8Array): Result<ReadGcg, readonly GcgProblem[]> {
  const decoded = decodeGcg(bytes);
  if (!decoded.ok) return fail([decoded.error]);
  const document = parseGcg(decoded.value.text);
  return document.ok ? ok({ document: document.value, notice: decoded.value.notice }) : document;
}

/**
 * Parses a game record (https://www.poslfit.com/scrabble/gcg/). The errors are all lines with invalid syntax;
 * `checkGcg` checks whether the game is legal.
 */
export function parseGcg(text: string): Result<GcgDocument, readonly GcgProblem[]> {
  if (text.length > MAX_GAME_TEXT)
    return tooLong(message('gcg.longRecord', { count: text.length, most: MAX_GAME_TEXT }));
  const lines = splitLines(text);
  if (lines.length > MAX_GAME_LINES)
    return tooLong(message('gcg.manyLines', { count: lines.length, most: MAX_GAME_LINES }));
  const reader = new GcgReader();
  for (const [index, line] of lines.entries()) {
    reader.read(line, index + 1);
    if (reader.problems.length === MAX_PROBLEMS) break;
  }
  if (reader.problems.length > 0) return fail(reader.problems);
  const declaresUtf8 = reader.declaresUtf8 || /[^\0-\x7f]/.test(text.replace(/^\uFEFF/, ''));
  return ok({ declaresUtf8, lines: reader.lines });
}

const tooLong = (problem: Message): Result<never, readonly GcgProblem[]> =>
  fail([{ code: 'too-long', line: 1, message: problem }]);

class GcgReader {
  readonly lines: GcgLine[] = [];
  readonly problems: GcgProblem[] = [];
  declaresUtf8 = false;
  private eventCount = 0;
  private readonly nicks: [string?, string?] = [];
  private readonly names: [string?, string?] = [];
  private readonly declared: DeclaredTile[] = [];
  private readonly seen = new Set<string>();

  read(text: string, line: number): void {
    if (text.trim() === '') this.lines.push({ kind: 'blank-line', line });
    else if (text.startsWith('>')) this.readEvent(text.trimEnd(), line);
    else if (text.startsWith('#')) this.readPragma(text, line);
    else this.refuse('unknown-line', line, message('gcg.unknownLine', { text: shortened(text) }));
  }

  private readEvent(text: string, line: number): void {
    if (text.length > MAX_PART) {
      this.refuse('too-long', line, message('gcg.longEvent', { count: text.length, most: MAX_PART }));
      return;
    }
    const player = this.findPlayer(text, line);
    if (player === undefined) return;
    const body = text.slice(`>${this.nicks[player]}:`.length).replace(/^[ \t]+/, '');
    const event = parseGcgEvent(body, this.declared);
    this.eventCount++;
    if (!event.ok) this.refuse(event.error.code, line, event.error.message);
    else if (this.eventCount <= MAX_EVENTS) this.lines.push({ ...event.value, player, line });
    else if (this.eventCount === MAX_EVENTS + 1)
      this.refuse('too-many-events', line, message('gcg.manyEvents', { most: String(MAX_EVENTS) }));
  }

  /**
   * The player whose nick and a colon follow the `>`. If one nick is a prefix of the other, the longer one
   * wins.
   */
  private findPlayer(text: string, line: number): PlayerIndex | undefined {
    const [first, second] = this.nicks;
    if (first === undefined || second === undefined) {
      this.refuse('event-before-players', line, message('gcg.eventBeforePlayers'));
      return undefined;
    }
    const longerFirst = second.length > first.length ? ([1, 0] as const) : ([0, 1] as const);
    const fitting = longerFirst.find((player) => text.startsWith(`>${this.nicks[player]}:`));
    if (fitting !== undefined) return fitting;
    const nick = /^>[ \t]*([^:]*)/.exec(text)?.[1] ?? '';
    const nicks = { nick: shortened(nick), first: shortened(first), second: shortened(second) };
    this.refuse('unknown-player', line, message('gcg.unknownPlayer', nicks));
    return undefined;
  }

  private readPragma(text: string, line: number): void {
    const encoding = encodingNameOf(text);
    if (encoding !== undefined) this.readEncoding(encoding, line);
    else if (/^#-([ \t]|$)/.test(text)) this.readContinuation(text, line);
    else {
      const pragma = parseGcgPragma(text, this.declared);
      if (pragma.ok) this.addPragma(pragma.value, line);
      else this.refuse('malformed-pragma', line, pragma.error);
    }
  }

  private readEncoding(name: string, line: number): void {
    const unsupported = checkEncodingName(name);
    if (line > 1)
      this.refuse('encoding-misplaced', line, message('gcg.encodingMisplaced', { pragma: ENCODING_PRAGMA }));
    else if (unsupported !== undefined) this.problems.push(unsupported);
    else this.declaresUtf8 = name === 'UTF-8';
  }

  private readContinuation(text: string, line: number): void {
    const previous = this.lines.at(-1);
    if (previous?.kind === 'other') this.lines.push({ kind: 'other', text, line });
    else if (previous?.kind === 'text' && isContinuable(previous))
      this.lines.splice(-1, 1, {
        ...previous,
        text: `${previous.text}\n${text.slice(CONTINUATION.length + 1)}`,
      });
    else this.refuse('stray-continuation', line, message('gcg.strayContinuation'));
  }

  private addPragma(pragma: GcgPragma, line: number): void {
    const key = uniqueKeyOf(pragma);
    if (key !== undefined && this.seen.has(key))
      this.refuse('duplicate-pragma', line, message('gcg.duplicatePragma', { pragma: shortened(key) }));
    else if (isNote(pragma) && this.eventCount === 0)
      this.refuse('note-before-events', line, message('gcg.noteBeforeEvents'));
    else if (key !== undefined && this.eventCount > 0 && !mayFollowEvents(pragma))
      this.refuse('pragma-after-events', line, message('gcg.pragmaAfterEvents', { pragma: shortened(key) }));
    if (key !== undefined) this.seen.add(key);
    if (pragma.kind === 'player') this.addPlayer(pragma, line);
    if (pragma.kind === 'tile' && this.declared.length === MAX_LETTERS)
      this.refuse('too-long', line, message('gcg.manyTileLines', { most: String(MAX_LETTERS) }));
    else if (pragma.kind === 'tile') this.declared.push(pragma);
    this.lines.push({ ...pragma, line });
  }

  private addPlayer({ player, nick, realName }: GcgPragma & { kind: 'player' }, line: number): void {
    const other = player === 0 ? 1 : 0;
    if (this.nicks[other] === nick)
      this.refuse('duplicate-nick', line, message('gcg.duplicateNick', { nick: shortened(nick) }));
    else if (this.names[other] === realName)
      this.refuse('duplicate-name', line, message('gcg.duplicateName', { name: shortened(realName) }));
    this.nicks[player] ??= nick;
    this.names[player] ??= realName;
  }

  private refuse(code: GcgProblem['code'], line: number, problem: Message): void {
    this.problems.push({ code, line, message: problem });
  }
}
