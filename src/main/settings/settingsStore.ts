import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineEntry } from '../../contract/engines/enginesApi';
import type { RecentLexicon } from '../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../contract/requests/requestError';
import { DEFAULT_SETTINGS, FIRST_SETTINGS, type Settings } from '../../contract/window/settings';
import { type Alphabet, isSameAlphabet } from '../../core/alphabet/alphabet';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { writeOwnFile } from '../writeFileDurably';
import {
  formatSettingsFile,
  type LastLexicon,
  MAX_SETTINGS_BYTES,
  NOTHING_STRANGE,
  parseSettingsFile,
  type Stored,
  type StrangeFields,
} from './settingsFile';
import { MOST_PLACES, panelSizesOf, type Rectangle, screensText, type WindowState } from './windowState';

const NOTHING_STORED: Stored = {
  settings: DEFAULT_SETTINGS,
  recentLexicons: [],
  lastLexicons: [],
  recentFiles: [],
  engines: [],
  places: [],
};

/** Files that are remembered, the last one opened first. */
const MAX_RECENT_LEXICONS = 8;
const MAX_LAST_LEXICONS = 8;
const MAX_RECENT_FILES = 10;

const WRITE_DELAY_MS = 150;

/**
 * The settings, the files opened last and the window's place, in `settings.json` of the user data
 * folder. A file that cannot be understood is moved aside as `settings.broken.json`, and the defaults hold;
 * where only some values cannot be, they alone have their defaults, and a copy is kept. Either is said in the
 * log and in the window.
 */
export class SettingsStore {
  private readonly path: string;
  private readonly backup: string;
  private stored: Stored = NOTHING_STORED;
  private strange: StrangeFields = NOTHING_STRANGE;
  private problem: Message | null = null;
  private write: Promise<Result<null, RequestError>> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private finishWrite: (() => void) | undefined;
  /** The last write failed: the end of the program tries once more. */
  private isOwed = false;
  private readonly listeners: ((settings: Settings) => void)[] = [];

  constructor(
    /** Path of the file. */
    readonly folder: string,
    private readonly log: (message: string) => void,
  ) {
    this.path = join(folder, 'settings.json');
    this.backup = join(folder, 'settings.broken.json');
    this.load();
  }

  readSettings(): Result<Settings, RequestError> {
    return ok(this.stored.settings);
  }

  /** Problem of the file at the start; null if none. */
  readProblem(): Message | null {
    return this.problem;
  }

  /** Resolves once the settings are on disk. Writes that follow each other closely are put together. */
  writeSettings(settings: Settings): Promise<Result<null, RequestError>> {
    this.stored = { ...this.stored, settings };
    for (const listener of this.listeners) listener(settings);
    return this.writeSoon();
  }

  /** @param listener called whenever the settings change */
  onSettings(listener: (settings: Settings) => void): void {
    this.listeners.push(listener);
  }

  readRecentLexicons(): readonly RecentLexicon[] {
    return this.stored.recentLexicons;
  }

  addRecentLexicon(lexicon: RecentLexicon): void {
    const others = this.stored.recentLexicons.filter(({ path }) => path !== lexicon.path);
    this.stored = { ...this.stored, recentLexicons: [lexicon, ...others].slice(0, MAX_RECENT_LEXICONS) };
    void this.writeSoon();
  }

  /** The path of the lexicon that was last in use with these letters; null for the built-in word list. */
  readLastLexicon(letters: Alphabet): string | null {
    return this.stored.lastLexicons.find((last) => isSameAlphabet(last.letters, letters))?.path ?? null;
  }

  /** @param lexicon with null as its path: the built-in word list */
  setLastLexicon({ letters, path }: LastLexicon<string | null>): void {
    if (path === this.readLastLexicon(letters)) return;
    const others = this.stored.lastLexicons.filter((last) => !isSameAlphabet(last.letters, letters));
    const lastLexicons = path === null ? others : [{ path, letters }, ...others].slice(0, MAX_LAST_LEXICONS);
    this.stored = { ...this.stored, lastLexicons };
    void this.writeSoon();
  }

  readRecentFiles(): readonly string[] {
    return this.stored.recentFiles;
  }

  addRecentFile(path: string): void {
    if (!this.stored.settings.remembersFiles) return;
    const others = this.stored.recentFiles.filter((other) => other !== path);
    this.setRecentFiles([path, ...others].slice(0, MAX_RECENT_FILES));
  }

  removeRecentFile(path: string): void {
    if (this.stored.recentFiles.includes(path))
      this.setRecentFiles(this.stored.recentFiles.filter((other) => other !== path));
  }

  clearRecentFiles(): void {
    this.setRecentFiles([]);
  }

  readEngines(): readonly EngineEntry[] {
    return this.stored.engines;
  }

  setEngines(engines: readonly EngineEntry[]): void {
    this.stored = { ...this.stored, engines };
    void this.writeSoon();
  }

  /** The window's state with these screens, panels included; else its last state. */
  arrange(screens: readonly Rectangle[]): WindowState | undefined {
    const { places, settings, window } = this.stored;
    const place = places.find((each) => each.screens === screensText(screens));
    if (place === undefined) return window;
    this.stored = { ...this.stored, settings: { ...settings, ...place.panels } };
    return place.window;
  }

  keepArrangement(screens: readonly Rectangle[], window: WindowState): void {
    const { places, settings } = this.stored;
    const place = { screens: screensText(screens), window, panels: panelSizesOf(settings) };
    const others = places.filter((each) => each.screens !== place.screens);
    this.stored = { ...this.stored, window, places: [place, ...others].slice(0, MOST_PLACES) };
    void this.writeSoon();
  }

  /** Writes at once what is still to be written; for the end of the program. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.finishWrite !== undefined) this.finishWrite();
    else if (this.isOwed) this.writeNow();
  }

  private setRecentFiles(recentFiles: readonly string[]): void {
    this.stored = { ...this.stored, recentFiles };
    void this.writeSoon();
  }

  private writeSoon(): Promise<Result<null, RequestError>> {
    this.write ??= new Promise((resolve) => {
      this.finishWrite = () => {
        this.write = undefined;
        this.finishWrite = undefined;
        resolve(this.writeNow());
      };
      this.timer = setTimeout(this.finishWrite, WRITE_DELAY_MS);
    });
    return this.write;
  }

  private writeNow(): Result<null, RequestError> {
    try {
      writeOwnFile(
        this.path,
        Buffer.from(formatSettingsFile({ stored: this.stored, strange: this.strange })),
      );
      this.isOwed = false;
      return ok(null);
    } catch (error) {
      this.isOwed = true;
      const message = text('files.settingsNotWritten', { path: this.path, reason: errorMessage(error) });
      this.log(message);
      return fail({ code: 'file', message });
    }
  }

  private load(): void {
    const { path } = this;
    if (!existsSync(path)) {
      this.stored = { ...NOTHING_STORED, settings: FIRST_SETTINGS };
      return;
    }
    try {
      const file = Buffer.from(readRegularFile(path, MAX_SETTINGS_BYTES));
      const parsed = parseSettingsFile(file.toString('utf8'));
      if (!parsed.ok) {
        this.setAside(parsed.error);
        return;
      }
      const { stored, strange, wrong } = parsed.value;
      this.stored = stored;
      this.strange = strange;
      if (wrong.length > 0) this.keepCopy(wrong);
    } catch (error) {
      this.setAside(`${errorMessage(error)}.`);
    }
  }

  private setAside(problem: Message): void {
    const { backup, path } = this;
    try {
      renameSync(path, backup);
      this.tell(message('files.settingsBroken', { problem, backup }));
    } catch (error) {
      this.tell(message('files.settingsNotMoved', { path, problem, reason: errorMessage(error) }));
    }
  }

  /** The next write drops invalid values. */
  private keepCopy(wrong: readonly string[]): void {
    const { backup, path } = this;
    const places = wrong.join(', ');
    const count = wrong.length;
    try {
      copyFileSync(path, backup);
      this.tell(message('files.settingsPartly', { backup, count, places }));
    } catch (error) {
      this.tell(message('files.settingsNotCopied', { count, places, reason: errorMessage(error) }));
    }
  }

  private tell(problem: Message): void {
    this.problem = problem;
    this.log(say(problem));
  }
}
