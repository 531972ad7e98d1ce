import { type Message, message } from '../../../../core/message';
import { PictureLost } from '../../../scene/picture/pictureScene';
import { ExportFailed } from './exportFile';

/** Message for a picture or film that failed. */
export function reasonOf(error: unknown): Message {
  if (error instanceof ExportFailed) return error.reason;
  if (error instanceof PictureLost) return message('picture.lost');
  return error instanceof Error ? error.message : String(error);
}
