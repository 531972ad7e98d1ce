import { BLANK_GLYPH, letterGlyph, type TileDistribution } from '../../alphabet/tileDistribution';
import type { Kind } from './leaveShape';
import type { TrainedLeaves } from './leavesFile';

const DIGITS = 3;

/** One line per leave: its tiles (blanks first), value and standard error, in points. */
export function formatLeavesCsv({ distribution, errors, table }: TrainedLeaves): string {
  const lines = ['leave,value,error'];
  table.shape.visit((kinds, index) => {
    if (index === 0) return;
    const tiles = kinds.map((kind) => glyphOf(distribution, kind)).join('');
    lines.push(`${tiles},${table.values[index]!.toFixed(DIGITS)},${errors[index]!.toFixed(DIGITS)}`);
  });
  return `${lines.join('\n')}\n`;
}

/** Letters of more than one character are in brackets, as in notations. */
function glyphOf(distribution: TileDistribution, kind: Kind): string {
  const glyph = kind === 0 ? BLANK_GLYPH : letterGlyph(distribution, kind);
  return glyph.length === 1 ? glyph : `[${glyph}]`;
}
