import { message } from '../../../../core/message';
import type { PictureSize } from '../../../scene/picture/pictureCamera';
import { ExportFailed } from './exportFile';

/** Canvas for composing a picture, kept in readable memory because it is never shown. */
export function sheetOf({ height, width }: PictureSize): OffscreenCanvasRenderingContext2D {
  const sheet = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (sheet === null) throw new ExportFailed(message('picture.lost'));
  return sheet;
}
