import { positionLabel } from '../../core/board/square';
import type { Move } from '../../core/movegen/move';
import { formatMoveList, formatMoveTiles } from '../../core/notation/positions/moveList';
import { formatRack } from '../../core/notation/positions/rack';
import { explainMove } from '../../core/scoring/explainMove';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import type { OutputFormat } from './movesOptions';
import type { NamedPosition } from './readPositions';

/** Report on a position: its best moves, and the number of all. */
export interface MovesReport extends NamedPosition {
  /** Number of moves of the position, or of those kept if there are more. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Best first; as many as were asked for. */
  readonly moves: readonly Move[];
}

/** A report as text; every line of it ended, so that reports can follow each other. */
export function formatReport(report: MovesReport, format: OutputFormat): string {
  const lines = FORMATTERS[format](report);
  return lines.map((line) => `${line}\n`).join('');
}

const FORMATTERS: Readonly<Record<OutputFormat, (report: MovesReport) => readonly string[]>> = {
  text: formatText,
  json: (report) => [JSON.stringify(jsonOf(report))],
  list: ({ moves, position }) => formatMoveList(moves, position.rules.distribution),
};

function formatText({ position, total, hasMore, moves, notices }: MovesReport): string[] {
  const rack = formatRack(position.rack, position.rules.distribution);
  const rows = moves.map((move, index) => [
    String(index + 1),
    positionLabel(move, move.direction),
    formatMoveTiles(move, position.rules.distribution),
    explainMove(position, move).mainWord.word,
    String(move.score),
  ]);
  return [
    text('commandLine.report', {
      rack: rack === '' ? text('commandLine.emptyRack') : rack,
      total: String(total),
      hasMore: String(hasMore),
      isCut: String(moves.length < total),
      shown: String(moves.length),
    }),
    ...notices.map(({ message }) => text('commandLine.note', { message: say(message) })),
    ...alignColumns(rows),
  ];
}

/** Words are aligned to the left, numbers to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === row.length - 1 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  '),
  );
}

function jsonOf({ id, position, total, hasMore, moves, notices }: MovesReport) {
  const { distribution } = position.rules;
  return {
    id,
    rack: formatRack(position.rack, distribution),
    total,
    hasMore,
    notices: notices.map(({ message }) => say(message)),
    moves: moves.map((move, index) => ({
      rank: index + 1,
      position: positionLabel(move, move.direction),
      tiles: formatMoveTiles(move, distribution),
      word: explainMove(position, move).mainWord.word,
      score: move.score,
    })),
  };
}
