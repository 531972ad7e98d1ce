import type { KeySheetSection } from '../../view/window/keySheetView';
import type { Command } from '../command';
import { COMMANDS } from '../commands';
import { keyCaps } from '../keyBinding';

const TITLES: readonly (readonly [title: string, belongs: (command: Command) => boolean])[] = [
  ['Candidates, from everywhere', ({ id }) => id.startsWith('candidate.')],
  ['Board', ({ zone }) => zone === 'board'],
  ['Rack', ({ id }) => id.startsWith('rack.')],
  ['Files and clipboard', ({ id }) => id.startsWith('file.')],
  ['Editing', ({ id }) => id.startsWith('edit.')],
  ['Recorded game', ({ id }) => id.startsWith('game.')],
  ['List of steps', ({ zone }) => zone === 'history'],
  ['Blank put on the board', ({ zone }) => zone === 'blank'],
  ['Timeline of a walk', ({ zone }) => zone === 'timeline'],
  ['Words', ({ id }) => id.startsWith('words.')],
  ['Graph', ({ id }) => id.startsWith('graph.')],
  ['Log of events', ({ id }) => id.startsWith('log.')],
  ['Algorithm', ({ zone }) => zone === 'algorithm'],
  ['Side panel', ({ id }) => id.startsWith('side.')],
  ['Edges between parts of the window', ({ id }) => id.startsWith('divider.')],
  ['Camera', ({ id }) => id.startsWith('camera.')],
  ['Window', ({ id }) => /^(zone|window|text)\./.test(id)],
];

/** The key table as the sheet shows it. */
export function keySheetSections(isMac: boolean): readonly KeySheetSection[] {
  return TITLES.map(([title, belongs]) => ({
    title,
    rows: COMMANDS.filter(belongs).map((command) => ({
      title: command.title,
      keys: command.keys.map((binding) => keyCaps(binding, isMac)),
    })),
  }));
}
