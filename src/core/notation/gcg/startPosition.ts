import type { Tile } from '../../alphabet/tile';
import type { Setup } from '../../board/setup';
import { formatCgp } from '../positions/cgp';
import type { GcgDocument, GcgLine } from './gcgDocument';

/** The position that a record of ours starts from instead of the empty board. Player 1 is on turn. */
export interface RecordStart {
  /** The board, and the rack of the player on turn. */
  readonly setup: Setup;
  /** As far as it is known. */
  readonly opponentRack: readonly Tile[];
  /** The player on turn first. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
}

/** Text of the line `#start-position`: CGP. */
export const startPositionText = ({ opponentRack, scores, scorelessTurns, setup }: RecordStart): string =>
  formatCgp({ setup, otherRacks: [opponentRack], scores, scorelessTurns, operations: [] });

/** The line with the start position; undefined if the record starts from the empty board. */
export const startPositionLine = ({
  lines,
}: Pick<GcgDocument, 'lines'>): Extract<GcgLine, { kind: 'text' }> | undefined =>
  lines.flatMap((line) => (line.kind === 'text' && line.name === 'start-position' ? [line] : []))[0];
