import { flaw } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import type { Command } from '../command';

type Category = readonly [title: TextKey, has: (command: Command) => boolean];

/** What the key sheet and the palette sort the commands by. */
export const CATEGORIES: readonly Category[] = [
  ['windowCommands.sheetCandidates', ({ id }) => /^(candidate|strategy|simulation)\./.test(id)],
  ['windowCommands.sheetBoard', ({ zone }) => zone === 'board'],
  ['windowCommands.sheetRack', ({ id }) => id.startsWith('rack.')],
  ['windowCommands.sheetFiles', ({ id }) => /^(file|picture)\./.test(id)],
  ['windowCommands.sheetEditing', ({ id }) => id.startsWith('edit.')],
  ['windowCommands.sheetGame', ({ id }) => id.startsWith('game.')],
  ['windowCommands.sheetPlay', ({ id, zone }) => id.startsWith('play.') && zone !== 'board'],
  ['windowCommands.sheetHistory', ({ zone }) => zone === 'history'],
  ['windowCommands.sheetBlank', ({ zone }) => zone === 'blank'],
  ['windowCommands.sheetTimeline', ({ zone }) => zone === 'timeline'],
  ['windowCommands.sheetWords', ({ id }) => id.startsWith('words.')],
  ['windowCommands.sheetTournament', ({ id }) => id.startsWith('tournament.')],
  ['windowCommands.sheetReview', ({ id }) => id.startsWith('review.')],
  ['windowCommands.sheetEndgame', ({ id }) => /^(endgame|line|tree)\./.test(id)],
  ['windowCommands.sheetGraph', ({ id }) => id.startsWith('graph.')],
  ['windowCommands.sheetLog', ({ id }) => id.startsWith('log.')],
  ['windowCommands.sheetAlgorithm', ({ zone }) => zone === 'algorithm'],
  ['windowCommands.sheetSidePanel', ({ id }) => id.startsWith('side.')],
  ['windowCommands.sheetDividers', ({ id }) => id.startsWith('divider.')],
  ['windowCommands.sheetCamera', ({ id }) => id.startsWith('camera.')],
  ['windowCommands.sheetWindow', ({ id }) => /^(zone|window|text|theme)\./.test(id)],
];

/** What a command belongs to. A test asks it of every command. */
export function categoryOf(command: Command): TextKey {
  const category = CATEGORIES.find(([, has]) => has(command));
  if (category === undefined) throw flaw(`The command ${command.id} belongs to nothing.`);
  return category[0];
}
