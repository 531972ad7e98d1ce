import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { tileSetName } from '../../core/board/ruleNames';
import { formatLeavesFile } from '../../core/strategy/leaves/leavesFile';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { ownLeavesPath } from '../leaves/ownLeaves';
import { writeFileDurably } from '../writeFileDurably';
import { chooseRules } from './chooseRules';
import { InputError, writing } from './inputError';
import { leavesOf } from './leavesShow';
import type { CommandDeps } from './movesCommand';
import { readOptionsAndFiles } from './options';

/** `tilewright leaves use`: the window uses the leaves of a file from then on, or the built-in ones again. */
export function runUseLeaves(args: readonly string[], deps: CommandDeps): void {
  const { positionals, values } = readOptionsAndFiles(args, ['board', 'tiles', 'built-in']);
  const { board, tiles } = values;
  const [file] = positionals;
  if (positionals.length !== (values['built-in'] ? 0 : 1)) throw new InputError(text('leavesCommand.useOne'));
  const leaves = file === undefined ? undefined : leavesOf({ leaves: file, board, tiles }, deps);
  const { distribution } = leaves ?? chooseRules({ board, tiles });
  const path = ownLeavesPath(deps.ownLeavesDir, distribution);
  writing(path, () => {
    if (leaves === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileDurably(path, formatLeavesFile(leaves));
    }
  });
  const said = {
    tiles: say(tileSetName(distribution)),
    file: file ?? '',
    isOwn: String(leaves !== undefined),
  };
  deps.print(`${text('leavesCommand.used', said)}\n`);
}
