import { type Message, message } from '../../../message';
import { shortened } from '../../../quoted';
import { fail, ok, type Result } from '../../../result';
import { parsePositionLabel } from '../../positions/positionText';
import { formatGcgLines } from '../formatGcg';
import {
  type GcgDocument,
  type GcgEntry,
  type GcgEvent,
  type GcgTurnEvent,
  isEventEntry,
  isTurn,
  type PlayerIndex,
  scoreChange,
} from '../gcgDocument';
import { declaredTilesOf, parseGcgRack, parseGcgWord } from '../gcgTiles';
import { ownLines, withOwnLines } from './editTree';
import { type GcgTree, lineOfTurn, orderedBranches, recordOfLine } from './gcgTree';
import { spanOfTurn } from './turnNotes';

/** A turn as it should have been recorded. */
export type CorrectedTurn = { readonly player: PlayerIndex } & GcgTurnEvent;

/** A turn as it is typed. */
export interface TypedTurn {
  readonly player: PlayerIndex;
  readonly kind: CorrectedTurn['kind'];
  readonly rack: string;
  /** `8D`, or `D8` for a play down. */
  readonly place: string;
  /** Lower case for a blank, `.` for a tile on the board. */
  readonly word: string;
  /** Tiles exchanged, or their number. */
  readonly exchanged: string;
  readonly score: string;
}

/** The error is about the first field that cannot be read. */
export function readTypedTurn(typed: TypedTurn, record: GcgDocument): Result<CorrectedTurn, Message> {
  const declared = declaredTilesOf(record);
  const { kind, player } = typed;
  const rackOf = (text: string) => parseGcgRack(text.replace(/\s+/gu, '').toUpperCase(), declared);
  const rack = rackOf(typed.rack);
  if (!rack.ok) return rack;
  if (kind === 'pass') return ok({ kind, player, rack: rack.value });
  if (kind === 'exchange') {
    const count = /^\s*(\d{1,2})\s*$/.exec(typed.exchanged)?.[1];
    if (count !== undefined) return ok({ kind, player, rack: rack.value, exchanged: Number(count) });
    const exchanged = rackOf(typed.exchanged);
    if (!exchanged.ok) return exchanged;
    if (exchanged.value.length === 0) return fail(message('gcg.nothingExchanged'));
    return ok({ kind, player, rack: rack.value, exchanged: exchanged.value });
  }
  const at = parsePositionLabel(typed.place.trim().toUpperCase());
  if (at === undefined) return fail(message('gcg.noSquare', { text: shortened(typed.place) }));
  const word = parseGcgWord(typed.word.trim(), declared);
  if (!word.ok) return fail(message('gcg.wordUnreadable', { problem: word.error }));
  if (word.value.length === 0 || rack.value.length === 0) return fail(message('gcg.playIncomplete'));
  if (!/^\s*\d{1,9}\s*$/.test(typed.score))
    return fail(message('gcg.scoreUnreadable', { text: shortened(typed.score) }));
  return ok({ kind, player, rack: rack.value, at, word: word.value, score: Number(typed.score) });
}

/** The recorded turn of a line; undefined at its end. */
export function recordedTurn(tree: GcgTree, line: number | null, turn: number): GcgEvent | undefined {
  const { from, lines } = spanOfTurn(tree, line, turn);
  const event = lines[from];
  return event !== undefined && isEventEntry(event) && isTurn(event) ? event : undefined;
}

/**
 * Corrects a turn. The totals of the turns after it follow, in every branch that has it; whether these turns
 * are still possible is for `checkGcg` to say.
 */
export function correctTurn(
  tree: GcgTree,
  line: number | null,
  turn: number,
  corrected: CorrectedTurn,
): GcgTree {
  const { from, lines, owner } = spanOfTurn(tree, line, turn);
  const old = recordedTurn(tree, line, turn);
  if (old === undefined) return tree;
  const { player } = corrected;
  const changes: [number, number] = [0, 0];
  changes[old.player] -= scoreChange(old);
  const won = corrected.kind === 'placement' ? corrected.score : 0;
  changes[player] += won;
  const before = recordOfLine(tree, line).lines;
  const total =
    player === old.player
      ? old.total + changes[player]
      : totalOf(before.slice(0, lineOfTurn(before, turn)), player) + won;
  const event: GcgEvent = { ...corrected, total, trailing: old.trailing };
  if (formatGcgLines([event], tree.main) === formatGcgLines([old], tree.main)) return tree;
  const own = [...lines.slice(0, from), event, ...shifted(lines.slice(from + 1), changes)];
  let after = withOwnLines(tree, owner, own);
  const later = new Set<number>();
  for (const { fork, id, parent } of orderedBranches(tree.branches)) {
    if (!(parent === owner ? fork > turn : parent !== null && later.has(parent))) continue;
    later.add(id);
    after = withOwnLines(after, id, shifted(ownLines(after, id), changes));
  }
  return after;
}

const totalOf = (lines: readonly GcgEntry[], player: PlayerIndex): number =>
  lines.filter(isEventEntry).findLast((event) => event.player === player)?.total ?? 0;

const shifted = (lines: readonly GcgEntry[], changes: readonly [number, number]): readonly GcgEntry[] =>
  lines.map((line) => (isEventEntry(line) ? { ...line, total: line.total + changes[line.player] } : line));
