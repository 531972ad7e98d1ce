import type { PictureSize } from '../../../scene/picture/pictureCamera';
import type { PictureSizeName } from '../state/pictureState';

/** @param room size of the board's area in the window, in device pixels */
export function pictureSizeOf(name: PictureSizeName, room: PictureSize): PictureSize {
  if (name === 'window') return { width: Math.round(room.width), height: Math.round(room.height) };
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}
