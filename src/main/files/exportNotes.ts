import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from '../../texts/text';
import { errorMessage, isMissing } from '../errorMessage';
import { isStale, removeStaleTemporaries } from '../staleTemporaries';
import { removeIfPossible, temporaryOf, writeOwnFile } from '../writeFileDurably';

/**
 * Records the temporary files of films and pictures, wherever they lie: a note each, in a folder of
 * Tilewright's own, from before the file is created until it is removed. With them the next process finds the
 * files of one that was killed.
 */
export class ExportNotes {
  constructor(
    private readonly dir: string,
    private readonly log: (message: string) => void,
  ) {}

  add(temporary: string): void {
    const note = this.noteOf(temporary);
    try {
      writeOwnFile(note, Buffer.from(temporary));
    } catch (error) {
      // The film can be made all the same.
      this.log(text('files.notWritten', { path: note, reason: errorMessage(error) }));
    }
  }

  /** Called once the file is kept or dropped; the note stays if the file could not be removed. */
  remove(temporary: string): void {
    if (!existsSync(temporary)) removeIfPossible(this.noteOf(temporary));
  }

  /** Removes the temporary files of killed processes. Never rejects. */
  async removeRests(): Promise<void> {
    await removeStaleTemporaries(this.dir, this.log);
    for (const note of await this.all()) await this.removeRest(note);
  }

  private noteOf(temporary: string): string {
    return join(this.dir, `${createHash('sha256').update(temporary).digest('hex')}.txt`);
  }

  private async all(): Promise<readonly string[]> {
    try {
      return (await readdir(this.dir)).filter((name) => name.endsWith('.txt'));
    } catch (error) {
      if (!isMissing(error)) this.tell(this.dir, error);
      return [];
    }
  }

  private async removeRest(name: string): Promise<void> {
    const note = join(this.dir, name);
    try {
      const path = await readFile(note, 'utf8');
      const temporary = temporaryOf(path);
      if (temporary !== undefined) {
        // Throws where the folder is missing, perhaps with its drive: another start may find it.
        await stat(dirname(path));
        if (!(await isStale(path, temporary.pid))) return;
        await rm(path, { force: true });
      }
      await rm(note, { force: true });
    } catch (error) {
      if (!isMissing(error)) this.tell(note, error);
    }
  }

  private tell(path: string, error: unknown): void {
    this.log(text('files.notRemoved', { path, reason: errorMessage(error) }));
  }
}
