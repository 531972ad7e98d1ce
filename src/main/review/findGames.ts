import { opendir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RequestError } from '../../contract/requests/requestError';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { errorMessage } from '../errorMessage';

/** A game to be reviewed, or why there is none. */
export type FoundGame = { readonly path: string } | { readonly problem: Message };

interface Limits {
  /** More games are refused, and the rest is not listed. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** The files named by the user, and the GCG files of the folders, in the order of their names. */
export const findGames = (
  paths: readonly string[],
  limits: Limits,
): Promise<Result<readonly FoundGame[], RequestError>> =>
  untilAborted(new GameSearch(limits).find(paths), limits.signal, CANCELLED);

/** A folder named by the user: that name and its real path. */
interface NamedFolder {
  readonly named: string;
  readonly real: string;
}

class GameSearch {
  private readonly found: FoundGame[] = [];
  /** Real paths: a game is listed once, however many links lead to it. */
  private readonly known = new Set<string>();

  constructor(private readonly limits: Limits) {}

  async find(paths: readonly string[]): Promise<Result<readonly FoundGame[], RequestError>> {
    for (const path of paths) {
      if (this.isOver) break;
      await this.orRefuse(path, async () => {
        if ((await stat(path)).isDirectory()) await this.addFolder(path);
        else this.add(path, await realpath(path));
      });
    }
    const { most } = this.limits;
    if (this.found.length <= most) return ok(this.found);
    return fail({ code: 'bad-request', message: message('review.tooMany', { most }) });
  }

  private get isOver(): boolean {
    return this.limits.signal.aborted || this.found.length > this.limits.most;
  }

  private async addFolder(path: string): Promise<void> {
    const before = this.found.length;
    const folder = { named: path, real: await realpath(path) };
    const hasGames = await this.walk(folder);
    const added = this.found.splice(before);
    if (!hasGames && added.length === 0) added.push({ problem: message('reviewCommand.noGames', { path }) });
    this.found.push(...added.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)));
  }

  /**
   * Follows no link to a folder: within this one, what it leads to is found anyway, and nothing else is
   * wanted. Resolves with true if there was a game, known or not.
   */
  private async walk(folder: NamedFolder): Promise<boolean> {
    let hasGames = false;
    const unread = [folder.real];
    for (let dir = unread.pop(); dir !== undefined && !this.isOver; dir = unread.pop()) {
      const parent = dir;
      await this.orRefuse(nameIn(folder, parent), async () => {
        for await (const entry of await opendir(parent)) {
          const path = join(parent, entry.name);
          if (entry.isDirectory()) unread.push(path);
          else if (/\.gcg$/i.test(entry.name)) {
            await this.orRefuse(nameIn(folder, path), async () => {
              if (await this.addFrom(folder, path)) hasGames = true;
            });
          }
          if (this.isOver) break;
        }
      });
    }
    return hasGames;
  }

  /** Resolves with whether the path leads to a file, and not to a folder. */
  private async addFrom(folder: NamedFolder, path: string): Promise<boolean> {
    const real = await realpath(path);
    if (real !== path && (await stat(real)).isDirectory()) return false;
    if (this.known.has(real) || real.startsWith(folder.real.endsWith(sep) ? folder.real : folder.real + sep))
      this.add(nameIn(folder, real), real);
    else this.found.push({ problem: message('review.linkOutside', { path: nameIn(folder, path) }) });
    return true;
  }

  private add(path: string, real: string): void {
    if (this.known.has(real)) return;
    this.known.add(real);
    this.found.push({ path });
  }

  private async orRefuse(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const problem = message('commandLine.unreadable', { path, reason: errorMessage(error) });
      this.found.push({ problem });
    }
  }
}

/** The path as the user would write it. */
const nameIn = ({ named, real }: NamedFolder, path: string): string => join(named, relative(real, path));

/** Problems come after the games of a folder. */
const orderOf = (found: FoundGame): string => ('path' in found ? found.path : '\uffff');
