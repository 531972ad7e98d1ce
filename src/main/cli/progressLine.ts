import type { WriteStream } from 'node:tty';
import { fixed } from '../../texts/numbers';
import { text } from '../../texts/text';

export interface CommandProgress {
  readonly done: number;
  readonly total: number;
  readonly gamesPerSecond: number | null;
  readonly secondsLeft: number | null;
}

/** On a terminal the line is overwritten; a file gets one now and then. */
const SCREEN_MS = 200;
const FILE_MS = 60_000;

const CLEAR_LINE = '\r\u001b[K';

/** Progress of a long command, on standard error. */
export class ProgressLine {
  private readonly every: number;
  private shownAt = performance.now();
  private isShown = false;

  constructor(private readonly stream: Pick<WriteStream, 'isTTY' | 'write'>) {
    this.every = stream.isTTY ? SCREEN_MS : FILE_MS;
  }

  /** Shows it unless it was shown a moment ago. */
  show(progress: CommandProgress): void {
    this.showLine(() => describeProgress(progress));
  }

  showLine(describe: () => string): void {
    const now = performance.now();
    if (now - this.shownAt < this.every) return;
    this.shownAt = now;
    const line = describe();
    this.stream.write(this.stream.isTTY ? `${CLEAR_LINE}${line}` : `${line}\n`);
    this.isShown = true;
  }

  /** Clears the line; call it before anything else is written. */
  clear(): void {
    if (this.isShown && this.stream.isTTY) this.stream.write(CLEAR_LINE);
    this.isShown = false;
  }
}

export const describeProgress = ({ done, gamesPerSecond, secondsLeft, total }: CommandProgress): string =>
  text('playCommand.progress', {
    done,
    total,
    speed: gamesPerSecond === null ? '–' : fixed(gamesPerSecond, 1),
    left: secondsLeft === null ? '–' : describeTime(secondsLeft),
  });

/** `0:09`, `12:34`, `1:02:03`. */
export function describeTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const padded = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(whole % 60)}` : `${minutes}:${padded(whole % 60)}`;
}
