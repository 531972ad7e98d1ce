import type { Setup } from '../../board/setup';
import { isOnBoard } from '../../board/square';
import { type Message, message } from '../../message';
import { type PlacedTile, placedTiles } from '../../movegen/candidates/findPlacement';
import type { Move } from '../../movegen/move';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { formatSiuMove, parseSiuMove, placedOn } from '../siu/siuMove';
import { lengthProblem } from '../text/textBounds';

/** Limit in characters: more than the largest board takes with every tile percent-encoded. */
const MAX_LINK = 50_000;

const KEYS = ['cgp', 'candidate', 'step'] as const;

/** The fragment of a link to a position: `#cgp=…&candidate=8D.QUIZ&step=12`. */
export interface PositionLink {
  readonly cgp: string;
  /** The play as SIU writes it, with the letters on the board; null for none. */
  readonly candidate: string | null;
  /** The step of the walk to the candidate, or without one of the whole search; null for no walk. */
  readonly step: number | null;
}

/** What a link asks to show in its position. */
export interface LinkedView {
  /** The tiles that the play puts on the board. */
  readonly play: readonly PlacedTile[] | null;
  readonly step: number | null;
}

/** Whether a text is an address whose fragment has a key of links. Other keys are for others. */
export const isPositionLink = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:[^\s#]*#(?:\S*&)?(?:cgp|candidate|step)=\S*$/i.test(text);

/** Parses an address; the error names the key, or the limit. */
export function parsePositionLink(text: string): Result<PositionLink, Message> {
  const tooLong = lengthProblem('tooLong.link', text, MAX_LINK);
  if (tooLong !== undefined) return fail(tooLong);
  const fields = new Map<string, string>();
  for (const field of text.slice(text.indexOf('#') + 1).split('&')) {
    const [name = '', ...value] = field.split('=');
    const key = KEYS.find((each) => each === name);
    if (key === undefined || fields.has(key)) continue;
    const decoded = decode(value.join('='));
    if (decoded === null) return fail(message('links.encoding', { key }));
    fields.set(key, decoded);
  }
  const cgp = fields.get('cgp');
  if (cgp === undefined) return fail(message('links.noPosition'));
  const step = fields.get('step');
  if (step !== undefined && !/^\d{1,9}$/.test(step))
    return fail(message('links.step', { found: quoted(step) }));
  return ok({
    cgp,
    candidate: fields.get('candidate') ?? null,
    step: step === undefined ? null : Number(step),
  });
}

/** Null for a percent sign without two digits, or bytes that are not UTF-8. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The tiles of the link's play on the board of its position. */
export function readLinkedPlay(candidate: string, setup: Setup): Result<readonly PlacedTile[], Message> {
  const { distribution, layout } = setup.rules;
  const given = quoted(candidate);
  const read = parseSiuMove(candidate, distribution);
  if (!read.ok || read.value.kind !== 'placement') return fail(message('links.candidate', { given }));
  const placed = placedTiles(placedOn({ ...layout, tiles: setup.tiles }, read.value));
  return placed.length > 0 && placed.every((square) => isOnBoard(layout, square))
    ? ok(placed)
    : fail(message('links.noTile', { given, size: `${layout.rows}×${layout.cols}` }));
}

/** The play as a link names it. */
export const linkedPlayOf = (move: Move, { rules: { distribution, layout }, tiles }: Setup): string =>
  formatSiuMove(move, { ...layout, tiles }, distribution);

/**
 * The address with a link's fragment. Slashes and the signs of a play stay readable; spaces, semicolons and
 * whatever a program could cut off at the end of an address are encoded.
 */
export function formatPositionLink(address: string, { candidate, cgp, step }: PositionLink): string {
  const fields = { cgp, candidate, step };
  const written = KEYS.flatMap((key) =>
    fields[key] === null ? [] : `${key}=${encode(String(fields[key]))}`,
  );
  return `${address}#${written.join('&')}`;
}

/** A half of a surrogate pair, which foreign text may contain, cannot be encoded. */
const encode = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'))
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
