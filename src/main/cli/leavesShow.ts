import { BLANK } from '../../core/alphabet/tile';
import { tileGlyph } from '../../core/alphabet/tileDistribution';
import { rulesName, tileSetName } from '../../core/board/ruleNames';
import { parseRack } from '../../core/notation/positions/rack';
import { quoted } from '../../core/quoted';
import { NO_TILE_LEFT } from '../../core/strategy/leaves/leaveShape';
import type { TrainedLeaves } from '../../core/strategy/leaves/leavesFile';
import { fixed } from '../../texts/numbers';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { openTrainedLeaves } from '../leaves/openLeaves';
import { chooseRules } from './chooseRules';
import { InputError } from './inputError';
import type { CommandDeps } from './movesCommand';
import { readOptionsAndFiles } from './options';

/** `tilewright leaves show`: the origin of the values, and those of some leaves, or of each tile alone. */
export function runShowLeaves(args: readonly string[], deps: CommandDeps): void {
  const { positionals, values } = readOptionsAndFiles(args, ['leaves', 'board', 'tiles']);
  const leaves = leavesOf(values, deps);
  deps.print(describeOrigin(leaves));
  const asked = positionals.length > 0 ? positionals : singleTiles(leaves);
  deps.print(asked.map((tiles) => `${describeLeave(leaves, tiles)}\n`).join(''));
}

export interface LeavesChoice {
  readonly leaves?: string | undefined;
  readonly board?: string | undefined;
  readonly tiles?: string | undefined;
}

/** The leaves in the file named by the user, or the built-in ones. */
export function leavesOf({ board, leaves, tiles }: LeavesChoice, { leavesPath }: CommandDeps): TrainedLeaves {
  const opened = openTrainedLeaves(leaves ?? leavesPath, chooseRules({ board, tiles }));
  if (!opened.ok) throw new InputError(say(opened.error));
  return opened.value;
}

function describeOrigin({ distribution, origin, table }: TrainedLeaves): string {
  const tiles = say(tileSetName(distribution));
  const about = { leaves: table.shape.size - 1, longest: table.shape.longest, tiles };
  const board = say(rulesName({ distribution, name: origin.board }));
  const lines = [text('leavesCommand.about', about)];
  if (origin.date !== '') lines.push(text('leavesCommand.origin', { ...origin, board }));
  if (origin.command !== '') lines.push(origin.command);
  return `${lines.join('\n')}\n`;
}

/** The blank, then each letter, the most valuable first. */
function singleTiles({ distribution, table }: TrainedLeaves): readonly string[] {
  const kinds = [BLANK, ...distribution.letters.map((_, index) => index + 1)];
  return kinds
    .flatMap((tile) => {
      const value = table.valueOf([tile]);
      return value === undefined ? [] : [{ tiles: tileGlyph(distribution, tile), value }];
    })
    .toSorted((one, other) => other.value - one.value)
    .map(({ tiles }) => tiles);
}

function describeLeave({ distribution, errors, table }: TrainedLeaves, tiles: string): string {
  const rack = parseRack(tiles, distribution);
  if (!rack.ok) throw new InputError(say(rack.error));
  const index = table.shape.indexOf(rack.value);
  if (index === NO_TILE_LEFT) {
    const longest = String(table.shape.longest);
    throw new InputError(text('leavesCommand.noLeave', { given: quoted(tiles), longest }));
  }
  const value = fixed(table.values[index] ?? 0, 2).padStart(7);
  return `${tiles.padEnd(8)} ${value} ± ${fixed(errors[index] ?? 0, 2)}`;
}
