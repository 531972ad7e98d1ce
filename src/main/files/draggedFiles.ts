import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DragOut } from '../../contract/document/filesApi';
import type { RequestError } from '../../contract/requests/requestError';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';

/** The drop target may still read them for this long. */
const MOST_KEPT = 5;
/** Characters that not every file system accepts in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the regex searches for them.
const UNFIT = /[\\/:*?"<>|\u0000-\u001f]/g;

/**
 * Copies of documents that are dragged out of the window: a drag needs an existing file. Each lies in a
 * folder of its own, so that it has the document's name, until the program ends.
 */
export class DraggedFiles {
  private count = 0;

  /** @param dir a folder for these alone */
  constructor(private readonly dir: string) {}

  /** The path of the copy. */
  write({ bytes, name }: DragOut): Result<string, RequestError> {
    try {
      // Removes those of a run that was killed.
      if (this.count === 0) this.dropAll();
      const folder = join(this.dir, String(++this.count));
      mkdirSync(folder, { recursive: true });
      const path = join(folder, name.replaceAll(UNFIT, '_'));
      writeFileSync(path, bytes);
      rmSync(join(this.dir, String(this.count - MOST_KEPT)), { recursive: true, force: true });
      return ok(path);
    } catch (error) {
      return fail({ code: 'file', message: text('files.notDragged', { name, reason: errorMessage(error) }) });
    }
  }

  dropAll(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
