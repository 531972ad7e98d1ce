import type { Feature } from '../feature';
import { pictureCommands } from './input/pictureCommands';
import { PICTURE_ACTIONS } from './state/reducePicture';

export const picture = { handlers: PICTURE_ACTIONS, commands: pictureCommands } satisfies Feature;
