import { quoted } from '../../core/quoted';
import { formatKlv2 } from '../../core/strategy/leaves/klv2';
import { formatLeavesCsv } from '../../core/strategy/leaves/leavesCsv';
import { formatLeavesFile, type TrainedLeaves } from '../../core/strategy/leaves/leavesFile';
import { text } from '../../texts/text';
import { writeFileDurably } from '../writeFileDurably';
import { InputError, writing } from './inputError';
import { leavesOf } from './leavesShow';
import type { CommandDeps } from './movesCommand';
import { readOptions } from './options';

/** Formats by file extension. */
const FORMATS: ReadonlyMap<string, (leaves: TrainedLeaves) => Uint8Array> = new Map([
  ['.klv2', ({ table }: TrainedLeaves) => formatKlv2(table)],
  ['.csv', (leaves: TrainedLeaves) => Buffer.from(formatLeavesCsv(leaves))],
  ['.leaves', formatLeavesFile],
]);

/** `tilewright leaves export`: the same values in a format of another program. */
export function runExportLeaves(args: readonly string[], deps: CommandDeps): void {
  const values = readOptions(args, ['leaves', 'board', 'tiles', 'out']);
  if (values.out === undefined || values.out === '') throw new InputError(text('leavesCommand.noOut'));
  const { out } = values;
  const format = [...FORMATS].find(([ending]) => out.toLowerCase().endsWith(ending))?.[1];
  if (format === undefined) {
    const allowed = [...FORMATS.keys()].join(', ');
    throw new InputError(text('leavesCommand.wrongEnding', { given: quoted(out), allowed }));
  }
  const leaves = leavesOf(values, deps);
  writing(out, () => writeFileDurably(out, format(leaves)));
}
