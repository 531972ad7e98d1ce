import { BLANK, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { along, positionLabel, type TiledBoard, tileAt } from '../../board/square';
import type { PlainTurn } from '../../game/turns/turn';
import { type Message, message } from '../../message';
import type { Move } from '../../movegen/move';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { parsePositionLabel, type WordStart } from '../positions/positionText';
import { formatRack, parseRack } from '../positions/rack';
import { lengthProblem, MAX_PART } from '../text/textBounds';
import { formatTile, readTile } from '../tileSets/tileText';

/** A move as SIU writes it. Tiles of a play are those of all its squares, as letters or designated blanks. */
export type SiuMove =
  | {
      readonly kind: 'placement';
      readonly start: WordStart;
      readonly tiles: readonly Tile[];
      /** The player's whole rack; undefined if it is not named. */
      readonly rack: readonly Tile[] | undefined;
      /** Points for a valid play that was challenged. */
      readonly challengePoints: number;
      /** Whether the challenge cost the other player a turn. */
      readonly losesTurn: boolean;
    }
  | {
      readonly kind: 'exchange';
      /** Null if only their number is known. */
      readonly tiles: readonly Tile[] | null;
      readonly count: number;
      readonly rack: readonly Tile[] | undefined;
    }
  | { readonly kind: 'pass' }
  | { readonly kind: 'phony'; readonly start: WordStart; readonly tiles: readonly Tile[] }
  /** No move: the rack on turn. */
  | { readonly kind: 'rack'; readonly tiles: readonly Tile[] };

/** Parses a move; the error is for use after its name. */
export function parseSiuMove(text: string, distribution: TileDistribution): Result<SiuMove, Message> {
  const tooLong = lengthProblem('tooLong.thisText', text, MAX_PART);
  if (tooLong !== undefined) return fail(tooLong);
  const [head = '', ...fields] = text.split('.');
  switch (head.toLowerCase()) {
    case 'pass':
      return fields.length === 0 ? ok({ kind: 'pass' }) : fail(wrongForm(text));
    case 'ex':
      return parseExchange(text, fields, distribution);
    case 'rack': {
      const tiles = parseRack(fields.join('.'), distribution);
      return tiles.ok ? ok({ kind: 'rack', tiles: tiles.value }) : tiles;
    }
    case 'phony': {
      const play = parsePlay(text, fields, distribution);
      if (!play.ok || play.value.rest.length > 0) return play.ok ? fail(wrongForm(text)) : play;
      const { start, tiles } = play.value;
      return ok({ kind: 'phony', start, tiles });
    }
    default:
      return parsePlacement(text, [head, ...fields], distribution);
  }
}

const wrongForm = (text: string): Message => message('siu.moveForm', { given: quoted(text) });

function parseExchange(
  text: string,
  fields: readonly string[],
  distribution: TileDistribution,
): Result<SiuMove, Message> {
  const [what = '', rack] = fields;
  if (what === '' || fields.length > 2) return fail(wrongForm(text));
  if (/^[1-9]\d?$/.test(what) && rack === undefined)
    return ok({ kind: 'exchange', tiles: null, count: Number(what), rack });
  const tiles = parseRack(what, distribution);
  if (!tiles.ok) return tiles;
  const held = rack === undefined ? ok(undefined) : parseRack(rack, distribution);
  if (!held.ok) return held;
  return ok({ kind: 'exchange', tiles: tiles.value, count: tiles.value.length, rack: held.value });
}

interface Play {
  readonly start: WordStart;
  readonly tiles: readonly Tile[];
  /** Fields after the tiles. */
  readonly rest: readonly string[];
}

function parsePlay(
  text: string,
  [place = '', word = '', ...rest]: readonly string[],
  distribution: TileDistribution,
): Result<Play, Message> {
  const start = parsePositionLabel(place);
  if (start === undefined || word === '') return fail(wrongForm(text));
  const tiles: Tile[] = [];
  for (let at = 0; at < word.length; ) {
    const read = readTile(word, at, distribution);
    if (!read.ok) return fail(message('siu.atMove', { given: quoted(text), problem: read.error }));
    if (read.value.tile === BLANK) return fail(wrongForm(text));
    tiles.push(read.value.tile);
    at = read.value.end;
  }
  return ok({ start, tiles, rest });
}

function parsePlacement(
  text: string,
  fields: readonly string[],
  distribution: TileDistribution,
): Result<SiuMove, Message> {
  const play = parsePlay(text, fields, distribution);
  if (!play.ok) return play;
  const { rest, start, tiles } = play.value;
  const [rack, points = '0', lost = '0'] = rest;
  if (rest.length > 3 || !/^\d{1,4}$/.test(points) || !/^\d{1,2}$/.test(lost)) return fail(wrongForm(text));
  const held = rack === undefined || rack === '' ? ok(undefined) : parseRack(rack, distribution);
  if (!held.ok) return held;
  return ok({
    kind: 'placement',
    start,
    tiles,
    rack: held.value,
    challengePoints: Number(points),
    losesTurn: Number(lost) > 0,
  });
}

/**
 * A play on a board: its new tiles, with `NO_TILE` where the same letter lies already. Anything else is left
 * for the checks of a placement to find. The score is 0.
 */
export function placedOn(
  board: TiledBoard,
  { start: { direction, square }, tiles }: { readonly start: WordStart; readonly tiles: readonly Tile[] },
): Move {
  const laid = tiles.map((tile, nth) => {
    const at = along(square, direction, nth);
    const there = at.row < board.rows && at.col < board.cols ? tileAt(board, at) : NO_TILE;
    return there !== NO_TILE && letterOf(there) === letterOf(tile) ? NO_TILE : tile;
  });
  return { kind: 'placement', ...square, direction, tiles: laid, score: 0 };
}

/** A turn as SIU writes it: `8D.DJINN` with the letters on the board, `ex.AEU`, `pass`. */
export function formatSiuMove(turn: PlainTurn, board: TiledBoard, distribution: TileDistribution): string {
  switch (turn.kind) {
    case 'pass':
      return 'pass';
    case 'exchange':
      return `ex.${formatRack(turn.tiles, distribution)}`;
    case 'placement': {
      const word = turn.tiles.map((tile, nth) =>
        formatTile(tile === NO_TILE ? tileAt(board, along(turn, turn.direction, nth)) : tile, distribution),
      );
      return `${positionLabel(turn, turn.direction)}.${word.join('')}`;
    }
  }
}
