import { positionLabel } from '../../board/square';
import {
  type GcgDocument,
  type GcgEntry,
  type GcgEvent,
  type GcgPragma,
  type GcgTiles,
  isEventEntry,
  nicksOf,
} from './gcgDocument';
import { ENCODING_PRAGMA } from './gcgEncoding';
import { type DeclaredTile, declaredTilesOf, formatGcgTiles } from './gcgTiles';

/** Writes a game record with one blank between fields. Everything in the document is written. */
export function formatGcg(document: GcgDocument): string {
  const lines = formatGcgLines(document.lines, document);
  const isAscii = !/[^\0-\x7f]/.test(lines);
  return document.declaresUtf8 || !isAscii ? `${ENCODING_PRAGMA} UTF-8\n${lines}` : lines;
}

/** The text of lines that continue a record. */
export function formatGcgLines(lines: readonly GcgEntry[], document: GcgDocument): string {
  const declared = declaredTilesOf(document);
  const nicks = nicksOf(document);
  return lines.map((line) => `${formatLine(line, nicks, declared)}\n`).join('');
}

function formatLine(
  line: GcgEntry,
  nicks: readonly [string, string],
  declared: readonly DeclaredTile[],
): string {
  if (line.kind === 'blank-line') return '';
  if (!isEventEntry(line)) return formatPragma(line, declared);
  const body = formatEvent(line, (tiles) => formatGcgTiles(tiles, declared));
  const trailing = line.trailing === '' ? '' : ` ${line.trailing}`;
  return `>${nicks[line.player]}: ${body} ${line.total}${trailing}`;
}

function formatPragma(pragma: GcgPragma, declared: readonly DeclaredTile[]): string {
  switch (pragma.kind) {
    case 'player':
      return `#player${pragma.player + 1} ${pragma.nick} ${pragma.realName}`;
    case 'text':
      return pragma.text === ''
        ? `#${pragma.name}`
        : `#${pragma.name} ${pragma.text.replaceAll('\n', '\n#- ')}`;
    case 'id':
      return `#id ${pragma.authority} ${pragma.id}`;
    case 'rack':
      return `#rack${pragma.player + 1} ${formatGcgTiles(pragma.rack, declared)}`;
    case 'incomplete':
      return pragma.rack.length === 0
        ? '#incomplete'
        : `#incomplete ${formatGcgTiles(pragma.rack, declared)}`;
    case 'tile':
      return `#tile ${pragma.upper} ${pragma.lower}`;
    case 'other':
      return pragma.text;
  }
}

function formatEvent(event: GcgEvent, tilesText: (tiles: GcgTiles) => string): string {
  switch (event.kind) {
    case 'placement': {
      const at = positionLabel(event.at.square, event.at.direction);
      return `${tilesText(event.rack)} ${at} ${tilesText(event.word)} +${event.score}`;
    }
    case 'pass':
      return `${tilesText(event.rack)} - +0`;
    case 'exchange': {
      const exchanged = typeof event.exchanged === 'number' ? event.exchanged : tilesText(event.exchanged);
      return `${tilesText(event.rack)} -${exchanged} +0`;
    }
    case 'withdrawal':
      return `${tilesText(event.rack)} -- -${event.score}`;
    case 'challenge-bonus':
      return `${tilesText(event.rack)} (challenge) +${event.score}`;
    case 'rack-bonus':
      return `(${tilesText(event.tiles)}) +${event.score}`;
    case 'rack-penalty':
      return `${tilesText(event.rack)} (${tilesText(event.tiles)}) -${event.score}`;
    case 'time-penalty':
      return `${tilesText(event.rack)} (time) -${event.score}`;
  }
}
