import type { Setup } from '../../../src/core/board/setup';

/**
 * What the exercises are about, computed a second time: from a set of words and by trying, without the
 * program's automata, cross-sets, traces and generators. Words are strings of capital letters A to Z.
 */

/** All beginnings of the strings REV(x)$y of the words, and which of them are whole. */
export interface PlainPaths {
  readonly words: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
}

export function plainPaths(words: readonly string[]): PlainPaths {
  const beginnings = new Set<string>();
  const whole = new Set<string>();
  for (const word of words)
    for (let split = 1; split <= word.length; split++) {
      const turned = [...word.slice(0, split)].reverse().join('');
      const path = split === word.length ? turned : `${turned}$${word.slice(split)}`;
      whole.add(path);
      for (let length = 0; length <= path.length; length++) beginnings.add(path.slice(0, length));
    }
  return { words: new Set(words), beginnings, whole };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const letterOfCode = (code: number): string => ALPHABET[(code & 0x3f) - 1] ?? '';

/** A line of the board through a square, seen along a direction. */
export class PlainLine {
  constructor(
    readonly setup: Setup,
    readonly isDown: boolean,
    private readonly row: number,
    private readonly col: number,
  ) {}

  private place(at: number): number | undefined {
    const { rows, cols } = this.setup.rules.layout;
    const row = this.isDown ? this.row + at : this.row;
    const col = this.isDown ? this.col : this.col + at;
    return row < 0 || col < 0 || row >= rows || col >= cols ? undefined : row * cols + col;
  }

  /** The letter of the tile; empty without one, and outside the board. */
  tile(at: number): string {
    const place = this.place(at);
    return place === undefined ? '' : letterOfCode(this.setup.tiles[place] ?? 0);
  }

  isWall(at: number): boolean {
    const place = this.place(at);
    return place === undefined || (this.setup.rules.layout.bricks[place] === true && this.tile(at) === '');
  }

  /** The line across this one at a place. */
  across(at: number): PlainLine {
    const row = this.isDown ? this.row + at : this.row;
    const col = this.isDown ? this.col : this.col + at;
    return new PlainLine(this.setup, !this.isDown, row, col);
  }

  /** The word that a letter at place 0 forms in this line. */
  wordWith(letter: string): string {
    let word = letter;
    for (let at = -1; this.tile(at) !== ''; at--) word = this.tile(at) + word;
    for (let at = 1; this.tile(at) !== ''; at++) word += this.tile(at);
    return word;
  }

  /** Whether the search for words of this line begins at an empty place. */
  isEmptyAnchor(at: number): boolean {
    if (this.tile(at) + this.tile(at - 1) + this.tile(at + 1) !== '') return false;
    const cross = this.across(at);
    return cross.tile(-1) + cross.tile(1) !== '';
  }

  fits(at: number, letter: string, words: ReadonlySet<string>): boolean {
    const word = this.across(at).wordWith(letter);
    return word.length === 1 || words.has(word);
  }
}

/** One decision of the walk, and what is known before it. */
export interface PlainDecision {
  /** `place X`, or the kind of the decision. */
  readonly does: string;
  readonly path: string;
  readonly done: readonly string[];
}

/** What the walk of one anchor comes to. */
export interface PlainWalk {
  readonly decisions: readonly PlainDecision[];
  readonly words: number;
  readonly placed: number;
  readonly deepest: number;
}

/** Gordon's Gen and GoOn on the set of beginnings; the anchor is place 0 of the line. */
export function plainWalk(
  { beginnings, whole, words }: PlainPaths,
  line: PlainLine,
  rack: string,
): PlainWalk {
  const decisions: PlainDecision[] = [];
  const laid = new Map<number, string>();
  let left = [...rack];
  let found = 0;
  let placed = 0;
  let deepest = 0;
  const done: string[][] = [[]];
  let now = '';
  const note = (does: string, mark?: string) => {
    decisions.push({ does, path: now, done: [...done.at(-1)!] });
    if (mark !== undefined) done.at(-1)!.push(mark);
  };
  const leadsOn = (path: string) => [...ALPHABET].some((letter) => beginnings.has(path + letter));
  const step = (does: string, path: string, mark: string, inside: () => void) => {
    const before = now;
    note(does);
    now = path;
    deepest = Math.max(deepest, path.length);
    done.push([]);
    inside();
    note('back');
    done.pop();
    now = before;
    done.at(-1)!.push(mark);
  };
  const gen = (at: number, path: string) => {
    const tile = line.tile(at);
    if (tile !== '') {
      if (!leadsOn(path)) return;
      if (beginnings.has(path + tile)) step('pass', path + tile, tile, () => goOn(at, path + tile));
      else note('blocked', 'blocked');
      return;
    }
    for (const letter of new Set([...left].sort())) {
      if (!beginnings.has(path + letter) || !line.fits(at, letter, words)) continue;
      const before = left;
      left = before.toSpliced(before.indexOf(letter), 1);
      laid.set(at, letter);
      placed++;
      step(`place ${letter}`, path + letter, letter, () => goOn(at, path + letter));
      laid.delete(at);
      left = before;
    }
  };
  const record = (path: string) => {
    const [only] = laid.keys();
    const isTwice = laid.size === 1 && line.isDown && line.across(only!).wordWith('?').length > 1;
    if (!whole.has(path) || laid.size === 0 || isTwice) return;
    found++;
    note('word', 'word');
  };
  const goOn = (at: number, path: string) => {
    if (path.includes('$')) {
      if (line.tile(at + 1) === '') record(path);
      if (!line.isWall(at + 1)) gen(at + 1, path);
      else if (leadsOn(path)) note('blocked', 'blocked');
      return;
    }
    const isFree = line.tile(at - 1) === '';
    if (isFree) record(path);
    const isEarlier = isFree && (line.tile(at - 2) !== '' || line.isEmptyAnchor(at - 1));
    if (!line.isWall(at - 1) && !isEarlier) gen(at - 1, path);
    else if (leadsOn(path)) note('blocked', 'blocked');
    if (!isFree || !beginnings.has(`${path}$`)) return;
    if (line.isWall(1)) note('blocked', 'blocked');
    else step('separator', `${path}$`, 'separator', () => gen(1, `${path}$`));
  };
  gen(0, '');
  note('back');
  return { decisions, words: found, placed, deepest };
}

/** Whether a word can be played along the line so that a tile of the rack covers place 0. */
export function isPlayableOver(
  words: ReadonlySet<string>,
  line: PlainLine,
  rack: readonly string[],
  word: string,
): boolean {
  if (!words.has(word)) return false;
  return [...word].some((_, before) => {
    const first = -before;
    if (line.tile(first - 1) !== '' || line.tile(first + word.length) !== '') return false;
    const held = [...rack];
    return [...word].every((letter, nth) => {
      const at = first + nth;
      if (line.isWall(at)) return false;
      if (line.tile(at) !== '') return line.tile(at) === letter && at !== 0;
      if (!line.fits(at, letter, words)) return false;
      const tile = held.includes(letter) ? letter : '?';
      const place = held.indexOf(tile);
      if (place >= 0) held.splice(place, 1);
      return place >= 0;
    });
  });
}

/** The beginnings of the words in the order in which a trie of the sorted words creates their nodes. */
export function trieNodes(words: readonly string[]): readonly string[] {
  const nodes = new Set(['']);
  for (const word of [...words].sort())
    for (let length = 1; length <= word.length; length++) nodes.add(word.slice(0, length));
  return [...nodes];
}

/** Everything that can follow a beginning. */
export const endingsOf = (words: readonly string[], beginning: string): string =>
  words
    .filter((word) => word.startsWith(beginning))
    .map((word) => word.slice(beginning.length))
    .sort()
    .join();

/** Number of nodes of the smallest automaton: its beginnings with different endings. */
export const dawgSize = (words: readonly string[]): number =>
  new Set(trieNodes(words).map((node) => endingsOf(words, node))).size;
