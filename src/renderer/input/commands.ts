import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { FEATURES } from '../features/features';
import type { AppState } from '../state/appState';
import { cameraCommands } from './board/cameraCommands';
import { candidateCommands } from './candidates/candidateCommands';
import { evaluateCommands } from './candidates/evaluateCommand';
import type { Command } from './command';
import { type ChangedKeys, keysOf } from './commandKeys';
import { exampleCommands } from './document/exampleCommands';
import { fileCommands } from './document/fileCommands';
import { gameCommands } from './document/gameCommands';
import { blankCommands } from './editing/blankCommands';
import { boardCommands } from './editing/boardCommands';
import { editCommands } from './editing/editCommands';
import { positionCommands } from './editing/positionCommands';
import { rackCommands } from './editing/rackCommands';
import { textCommands } from './editing/textCommands';
import { keyCaps } from './keyBinding';
import { playCommands } from './play/playCommands';
import { watchCommands } from './play/watchCommands';
import { graphCommands } from './walk/graphCommands';
import { logCommands } from './walk/logCommands';
import { timelineCommands } from './walk/timelineCommands';
import { timelineZoomCommands } from './walk/timelineZoomCommands';
import { dividerCommands } from './window/dividerCommands';
import { sidePanelCommands } from './window/sidePanelCommands';
import { themeCommands } from './window/themeCommands';
import { windowCommands } from './window/windowCommands';

/** Every key of the window. The key sheet is generated from it; nothing else listens for keys. */
export const COMMANDS: readonly Command[] = [
  ...candidateCommands,
  ...evaluateCommands,
  ...boardCommands,
  ...rackCommands,
  ...blankCommands,
  ...fileCommands,
  ...FEATURES.flatMap(({ commands = [] }) => commands),
  ...editCommands,
  ...positionCommands,
  ...gameCommands,
  ...playCommands,
  ...watchCommands,
  ...timelineCommands,
  ...timelineZoomCommands,
  ...graphCommands,
  ...logCommands,
  ...sidePanelCommands,
  ...dividerCommands,
  ...cameraCommands,
  ...textCommands,
  ...themeCommands,
  ...windowCommands,
  ...exampleCommands,
];

const BY_ID = new Map(COMMANDS.map((command) => [command.id, command]));

/** @throws {Error} if there is none, which is a bug */
export function commandOf(id: string): Command {
  const command = BY_ID.get(id);
  if (command === undefined) throw new Error(`There is no command ${id}.`);
  return command;
}

/** The caps of a command's first key; none without a key. */
export function firstKey(id: string, changed: ChangedKeys, isMac: boolean): readonly string[] {
  const [key] = keysOf(commandOf(id), changed);
  return key === undefined ? [] : keyCaps(key, isMac);
}

/** The command's name in a menu. */
export function labelOf({ label, title }: Command, state: AppState): string {
  if (label === undefined) return text(title);
  return typeof label === 'string' ? text(label) : say(label(state));
}

/** Why the command can do nothing now, as text; null if it can. */
export function reasonOf({ whyNot }: Command, state: AppState): string | null {
  const reason = whyNot?.(state) ?? null;
  return reason === null ? null : say(reason);
}

/** The same by command id, for panels. */
export const COMMAND_TEXTS = {
  labelOf: (id: string, state: AppState) => labelOf(commandOf(id), state),
  reasonOf: (id: string, state: AppState) => reasonOf(commandOf(id), state),
};
