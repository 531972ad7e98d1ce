import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { GcgPragma, GcgTextName } from './gcgDocument';
import { type DeclaredTile, isLower, isTileText, isUpper, parseGcgRack } from './gcgTiles';

/** Texts that `#- ` lines may continue. */
const LONG_TEXTS: ReadonlySet<string> = new Set<GcgTextName>([
  'title',
  'description',
  'note',
  'tile-set',
  'game-board',
]);

/** Texts that must not be empty. */
const NAMES: ReadonlySet<string> = new Set<GcgTextName>([
  'lexicon',
  'game-type',
  'board-layout',
  'tile-distribution',
]);

const isTextName = (name: string): name is GcgTextName =>
  LONG_TEXTS.has(name) || NAMES.has(name) || name === 'start-position';

export const isContinuable = (pragma: GcgPragma): boolean =>
  pragma.kind === 'text' && LONG_TEXTS.has(pragma.name);

/** Whether the pragma may come after the first event. */
export const mayFollowEvents = (pragma: GcgPragma): boolean =>
  isNote(pragma) || pragma.kind === 'rack' || pragma.kind === 'incomplete' || pragma.kind === 'other';

export const isNote = (pragma: GcgPragma): boolean => pragma.kind === 'text' && pragma.name === 'note';

/** Key of a pragma that may occur only once; undefined if it may be repeated. */
export function uniqueKeyOf(pragma: GcgPragma): string | undefined {
  switch (pragma.kind) {
    case 'player':
      return `#player${pragma.player + 1}`;
    case 'rack':
      return `#rack${pragma.player + 1}`;
    case 'text':
      return pragma.name === 'note' ? undefined : `#${pragma.name}`;
    case 'tile':
      return `#tile ${pragma.upper}`;
    case 'other':
      return undefined;
    default:
      return `#${pragma.kind}`;
  }
}

/** Parses a line that begins with `#`; the error is a sentence. */
export function parseGcgPragma(text: string, declared: readonly DeclaredTile[]): Result<GcgPragma, Message> {
  const [, name = '', rest = ''] = /^#([^ \t]*)[ \t]*(.*)$/s.exec(text) ?? [];
  if (isTextName(name)) return parseText(name, rest);
  const fields = rest.split(/[ \t]+/).filter((field) => field !== '');
  switch (name) {
    case 'player1':
    case 'player2':
      return parsePlayer(name === 'player1' ? 0 : 1, rest.trim());
    case 'id':
      return parseId(fields);
    case 'rack1':
    case 'rack2':
      return parseRackPragma(fields, declared, (rack) => ({
        kind: 'rack',
        player: name === 'rack1' ? 0 : 1,
        rack,
      }));
    case 'incomplete':
      return parseRackPragma(fields.length === 0 ? [''] : fields, declared, (rack) => ({
        kind: 'incomplete',
        rack,
      }));
    case 'tile':
      return parseTile(fields);
    default:
      return ok({ kind: 'other', text });
  }
}

function parseText(name: GcgTextName, text: string): Result<GcgPragma, Message> {
  if (!NAMES.has(name)) return ok({ kind: 'text', name, text });
  if (text.trim() === '') return fail(message('gcg.nameMissing', { pragma: `#${name}` }));
  return ok({ kind: 'text', name, text: text.trimEnd() });
}

/** The nick is the default for the real name. */
function parsePlayer(player: 0 | 1, text: string): Result<GcgPragma, Message> {
  const [, nick, realName = ''] = /^([^ \t]+)[ \t]*(.*)$/s.exec(text) ?? [];
  if (nick === undefined) return fail(message('gcg.playerMissing', { pragma: `#player${player + 1}` }));
  return ok({ kind: 'player', player, nick, realName: realName === '' ? nick : realName });
}

function parseId([authority, ...id]: readonly string[]): Result<GcgPragma, Message> {
  if (authority === undefined || id.length === 0) return fail(message('gcg.idMissing'));
  return ok({ kind: 'id', authority, id: id.join(' ') });
}

function parseRackPragma(
  fields: readonly string[],
  declared: readonly DeclaredTile[],
  pragmaOf: (rack: string[]) => GcgPragma,
): Result<GcgPragma, Message> {
  const [field] = fields;
  if (field === undefined || fields.length !== 1) return fail(message('gcg.rackMissing'));
  const rack = parseGcgRack(field, declared, 'behindColon');
  return rack.ok ? ok(pragmaOf(rack.value)) : fail(message('gcg.rackUnreadable', { problem: rack.error }));
}

function parseTile(fields: readonly string[]): Result<GcgPragma, Message> {
  const [upper = '', lower = ''] = fields.map((field) => field.normalize('NFC'));
  const isGood =
    fields.length === 2 && isTileText(upper) && isUpper(upper) && isTileText(lower) && isLower(lower);
  if (!isGood) return fail(message('gcg.tileMissing'));
  return ok({ kind: 'tile', upper, lower });
}
