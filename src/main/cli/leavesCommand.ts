import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { rulesUsage } from './chooseRules';
import { InputError } from './inputError';
import { runExportLeaves } from './leavesExport';
import { runShowLeaves } from './leavesShow';
import { runJoinLeaves, runTrainLeaves } from './leavesTrain';
import { runUseLeaves } from './leavesUse';
import type { CommandDeps } from './movesCommand';

const ACTIONS: ReadonlyMap<string, (args: readonly string[], deps: CommandDeps) => void | Promise<void>> =
  new Map([
    ['train', runTrainLeaves],
    ['join', runJoinLeaves],
    ['show', runShowLeaves],
    ['export', runExportLeaves],
    ['use', runUseLeaves],
  ]);

const HELP = ['help', '--help', '-h'];

/**
 * `tilewright leaves …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export function runLeaves([name = '', ...args]: readonly string[], deps: CommandDeps): void | Promise<void> {
  const action = ACTIONS.get(name);
  if (HELP.includes(name) || (action !== undefined && args.some((arg) => HELP.slice(1).includes(arg)))) {
    deps.print(text('leavesCommand.usage', { rules: rulesUsage() }));
    return;
  }
  if (action !== undefined) return action(args, deps);
  const allowed = [...ACTIONS.keys()].join(', ');
  throw new InputError(text('leavesCommand.wrongAction', { given: quoted(name), allowed }));
}
