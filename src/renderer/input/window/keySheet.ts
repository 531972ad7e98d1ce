import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { KeySheetRow, KeySheetSection } from '../../view/window/keySheetView';
import { CATEGORIES } from '../command';
import { type ChangedKeys, keysOf } from '../commandKeys';
import { COMMANDS, commandOf } from '../commands';
import { keyCaps } from '../keyBinding';

/** The keys that a newcomer needs first: each its commands, and its title if not that of a single command. */
const FIRST_KEYS: readonly (readonly [ids: readonly string[], title?: TextKey])[] = [
  [['candidate.previous', 'candidate.next'], 'keys.stepCandidates'],
  [['candidate.walk']],
  [['candidate.commitHere'], 'candidateCommands.commit'],
  [['board.letter', 'rack.letter'], 'keys.typeTiles'],
  [['zone.next']],
  [['edit.undo']],
  [['file.open']],
  [['room.analyse', 'room.play', 'room.learn', 'room.build'], 'keys.rooms'],
  [['window.flatBoard']],
  [['window.palette']],
];

/** The key table for the sheet: the first keys, then all commands by category. */
export function keySheetSections(changed: ChangedKeys, isMac: boolean): readonly KeySheetSection[] {
  const capsOf = (binding: string) => keyCaps(binding, isMac);
  const firstRow = ([ids, title]: (typeof FIRST_KEYS)[number]): KeySheetRow => {
    const commands = ids.map(commandOf);
    const keys = new Set(commands.flatMap((command) => keysOf(command, changed).slice(0, 1)));
    return {
      title: title === undefined ? commands.map((command) => text(command.title)).join(', ') : text(title),
      keys: [...keys].map(capsOf),
    };
  };
  return [
    { title: text('keys.firstKeys'), rows: FIRST_KEYS.map(firstRow), isRepeated: true },
    ...Object.entries(CATEGORIES).map(([category, title]) => ({
      title: text(title),
      rows: COMMANDS.filter((command) => command.category === category).map((command) => ({
        title: text(command.title),
        keys: keysOf(command, changed).map(capsOf),
      })),
    })),
  ];
}
