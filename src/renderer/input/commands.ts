import { blankCommands } from './blankCommands';
import { boardCommands } from './boardCommands';
import { boardEditorCommands } from './boardEditorCommands';
import { cameraCommands } from './cameraCommands';
import { candidateCommands } from './candidateCommands';
import type { Command } from './command';
import { dividerCommands } from './dividerCommands';
import { editCommands } from './editCommands';
import { fileCommands } from './fileCommands';
import { gameCommands } from './gameCommands';
import { graphCommands } from './graphCommands';
import { logCommands } from './logCommands';
import { rackCommands } from './rackCommands';
import { sidePanelCommands } from './sidePanelCommands';
import { textCommands } from './textCommands';
import { timelineCommands } from './timelineCommands';
import { timelineZoomCommands } from './timelineZoomCommands';
import { windowCommands } from './windowCommands';
import { wordsCommands } from './wordsCommands';

/** Every key of the window. The key sheet is made of it; nothing else listens for keys. */
export const COMMANDS: readonly Command[] = [
  ...candidateCommands,
  ...boardCommands,
  ...boardEditorCommands,
  ...rackCommands,
  ...blankCommands,
  ...fileCommands,
  ...editCommands,
  ...gameCommands,
  ...timelineCommands,
  ...timelineZoomCommands,
  ...graphCommands,
  ...logCommands,
  ...sidePanelCommands,
  ...dividerCommands,
  ...wordsCommands,
  ...cameraCommands,
  ...textCommands,
  ...windowCommands,
];
