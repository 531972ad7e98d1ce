import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * No command of MAGPIE's: its error, which names it, marks the end of what was printed before. Output has no mark of
 * its own.
 */
const FENCE = 'siufence';
const IS_ERROR = /^\s*\(error \d+\)/;

const SETTINGS = ['-wmp', 'false', '-savesettings', 'false', '-mode', 'sync', '-shprompt', 'false'];

/** MAGPIE's console, asked one command at a time. */
export class MagpieConsole {
  /** @type {string[]} */
  #lines = [];
  /** @type {(() => void) | undefined} */
  #ended;

  /** @param {{ magpie: string, folder: string, lexicon: string, threads: string }} options */
  constructor({ folder, lexicon, magpie, threads }) {
    const args = ['set', '-lex', lexicon, ...SETTINGS, '-threads', threads];
    // One pipe for output and errors keeps their order.
    const command = ['-c', 'exec "$@" 2>&1', 'sh', magpie, ...args];
    this.child = spawn('sh', command, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin.on('error', () => undefined);
    createInterface({ input: this.child.stdout }).on('line', (line) => this.#hear(line.trimEnd()));
  }

  /** Asks for output without headings. Returns the first error of the start. */
  async begin() {
    return (await this.ask('set -hr false -shwithmoves false -pretty false')).error;
  }

  /**
   * @param {string} command
   * @returns {Promise<{ lines: readonly string[], error: string | undefined }>}
   */
  async ask(command) {
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => {
      this.#ended = resolve;
    });
    this.child.stdin.write(`${command}\n${FENCE}\n`);
    await ended;
    const lines = this.#lines;
    this.#lines = [];
    return { lines, error: lines.find((line) => IS_ERROR.test(line))?.trim() };
  }

  /** @param {string} line */
  #hear(line) {
    if (IS_ERROR.test(line) && line.includes(FENCE)) this.#ended?.();
    else if (line !== '') this.#lines.push(line);
  }
}
