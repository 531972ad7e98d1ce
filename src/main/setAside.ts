import { existsSync, renameSync } from 'node:fs';
import { type Message, message } from '../core/message';
import { orUnwritable } from './unwritable';

/** Moves a file aside that holds nothing to go on with. @returns what to say of it */
export function setAside(path: string, problem: Message): Message {
  const aside = placeAside(path);
  const moved = orUnwritable(aside, () => renameSync(path, aside));
  return moved.ok ? message('files.setAside', { path, aside, problem }) : moved.error;
}

/** A free path beside a damaged file. */
export function placeAside(path: string): string {
  for (let number = 1; ; number++) {
    const place = `${path}.damaged${number === 1 ? '' : number}`;
    if (!existsSync(place)) return place;
  }
}
