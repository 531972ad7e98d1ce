import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { KeySheetSection } from '../../view/window/keySheetView';
import type { Command } from '../command';
import { COMMANDS } from '../commands';
import { keyCaps } from '../keyBinding';

const TITLES: readonly (readonly [title: TextKey, belongs: (command: Command) => boolean])[] = [
  ['windowCommands.sheetCandidates', ({ id }) => /^(candidate|strategy)\./.test(id)],
  ['windowCommands.sheetBoard', ({ zone }) => zone === 'board'],
  ['windowCommands.sheetRack', ({ id }) => id.startsWith('rack.')],
  ['windowCommands.sheetFiles', ({ id }) => id.startsWith('file.')],
  ['windowCommands.sheetEditing', ({ id }) => id.startsWith('edit.')],
  ['windowCommands.sheetGame', ({ id, zone }) => /^(game|play)\./.test(id) && zone !== 'board'],
  ['windowCommands.sheetHistory', ({ zone }) => zone === 'history'],
  ['windowCommands.sheetBlank', ({ zone }) => zone === 'blank'],
  ['windowCommands.sheetTimeline', ({ zone }) => zone === 'timeline'],
  ['windowCommands.sheetWords', ({ id }) => id.startsWith('words.')],
  ['windowCommands.sheetTournament', ({ id }) => id.startsWith('tournament.')],
  ['windowCommands.sheetGraph', ({ id }) => id.startsWith('graph.')],
  ['windowCommands.sheetLog', ({ id }) => id.startsWith('log.')],
  ['windowCommands.sheetAlgorithm', ({ zone }) => zone === 'algorithm'],
  ['windowCommands.sheetSidePanel', ({ id }) => id.startsWith('side.')],
  ['windowCommands.sheetDividers', ({ id }) => id.startsWith('divider.')],
  ['windowCommands.sheetCamera', ({ id }) => id.startsWith('camera.')],
  ['windowCommands.sheetWindow', ({ id }) => /^(zone|window|text)\./.test(id)],
];

/** The key table as the sheet shows it. */
export function keySheetSections(isMac: boolean): readonly KeySheetSection[] {
  return TITLES.map(([title, belongs]) => ({
    title: text(title),
    rows: COMMANDS.filter(belongs).map((command) => ({
      title: text(command.title),
      keys: command.keys.map((binding) => keyCaps(binding, isMac)),
    })),
  }));
}
