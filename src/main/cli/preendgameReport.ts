import type { TileDistribution } from '../../core/alphabet/tileDistribution';
import { rackOnTurn } from '../../core/game/gameFacts';
import { formatRack } from '../../core/notation/positions/rack';
import type { PlayerModel } from '../../core/strategy/preendgame/playerModel';
import type { Preendgame } from '../../core/strategy/preendgame/preendgame';
import type { PreendgameRow } from '../../core/strategy/preendgame/preendgameSearch';
import { turnNotation } from '../../core/strategy/review/turnNotation';
import { percent, signed } from '../../texts/figures';
import { upTo } from '../../texts/numbers';
import { text } from '../../texts/text';
import { alignColumns } from './formatReport';
import { MOST_SHOWN, type PreendgameFormat } from './preendgameOptions';

export interface PreendgameReport {
  readonly id: string;
  readonly model: PlayerModel;
  readonly preendgame: Preendgame;
  readonly rows: readonly PreendgameRow[];
  /** Whether some turns were not searched. */
  readonly isCut: boolean;
  /** Whether no other legal turn wins more than the first one. */
  readonly isProven: boolean;
}

/** A report as text; every line of it ended. */
export function formatPreendgame(report: PreendgameReport, format: PreendgameFormat): string {
  const lines = format === 'json' ? [JSON.stringify(jsonOf(report))] : formatText(report);
  return lines.map((line) => `${line}\n`).join('');
}

function formatText({
  isCut,
  isProven,
  model,
  preendgame: { bagCount, root },
  rows,
}: PreendgameReport): readonly string[] {
  const { distribution } = root.position.rules;
  const header = text('preendgameCommand.header', {
    rack: formatRack(rackOnTurn(root), distribution),
    tiles: bagCount,
    orderings: rows[0]?.orderings ?? 0,
    model,
    examined: String(rows.filter(({ isExamined }) => isExamined).length),
    total: rows.length,
    isCut: String(isCut),
    isProven: String(isProven),
    areMore: String(rows.length > MOST_SHOWN),
    shown: String(MOST_SHOWN),
  });
  const shown = rows.slice(0, MOST_SHOWN);
  const columns = alignColumns(
    shown.map((row, nth) => [
      String(nth + 1),
      turnNotation(row.turn, distribution),
      ...(row.looked === 0 ? ['', '', '', ''] : numbersOf(row)),
    ]),
  );
  return [header, ...shown.map((row, nth) => `${columns[nth] ?? ''}  ${remarkOn(row)}`)];
}

/** `W 7`, `T 0`, `L 1`, `+18.0`; estimates have a `~`. */
function numbersOf({ isExamined, losses, spread, ties, wins }: PreendgameRow): readonly string[] {
  const mark = isExamined ? '' : '~';
  const count = (name: string, orderings: number) => `${name} ${mark}${upTo(orderings, 2)}`;
  return [count('W', wins), count('T', ties), count('L', losses), `${mark}${signed(spread)}`];
}

function remarkOn({ isExamined, looked, orderings, plies, ties, wins }: PreendgameRow): string {
  if (isExamined)
    return text('preendgameCommand.examined', { share: percent((wins + ties / 2) / orderings) });
  if (looked === 0) return text('preendgameCommand.notLooked');
  return text('preendgameCommand.estimate', { plies: plies ?? 0, looked, orderings });
}

function jsonOf({
  id,
  isCut,
  isProven,
  model,
  preendgame: { bagCount, known, root },
  rows,
}: PreendgameReport) {
  const { distribution } = root.position.rules;
  return {
    id,
    model,
    rack: formatRack(rackOnTurn(root), distribution),
    known: formatRack(known, distribution),
    bag: bagCount,
    orderings: rows[0]?.orderings ?? 0,
    cut: isCut,
    proven: isProven,
    moves: rows.map((row) => jsonOfRow(row, model, distribution)),
  };
}

function jsonOfRow(row: PreendgameRow, model: PlayerModel, distribution: TileDistribution) {
  const { isExamined, looked, losses, plies, spread, ties, turn, wins } = row;
  return {
    move: turnNotation(turn, distribution),
    score: turn.kind === 'placement' ? turn.score : 0,
    wins,
    ties,
    losses,
    spread: looked === 0 ? null : spread,
    model,
    examined: isExamined,
    plies: isExamined ? null : (plies ?? null),
    looked,
  };
}
