import type { GcgEntry } from '../gcgDocument';
import { ownLines, withOwnLines } from './editTree';
import { branchOf, type GcgTree, lineOfTurn } from './gcgTree';

/** In characters. */
export const MAX_NOTE = 10_000;

/** The line whose own turn follows the position: before a branch begins, the line that it leaves. */
export function ownerOfTurn(tree: GcgTree, line: number | null, turn: number): number | null {
  const branch = branchOf(tree, line);
  return branch === undefined || turn >= branch.fork ? line : ownerOfTurn(tree, branch.parent, turn);
}

/** Where the lines of a turn are among those of its owner: the turn, its settlements and notes. */
export function spanOfTurn(tree: GcgTree, line: number | null, turn: number) {
  const owner = ownerOfTurn(tree, line, turn);
  const lines = ownLines(tree, owner);
  const first = turn - (branchOf(tree, owner)?.fork ?? 0);
  return { owner, lines, from: lineOfTurn(lines, first), to: lineOfTurn(lines, first + 1) };
}

const isNote = (line: GcgEntry): line is Extract<GcgEntry, { kind: 'text' }> =>
  line.kind === 'text' && line.name === 'note';

/** The note on a turn of a line; empty if there is none. */
export function noteOf(tree: GcgTree, line: number | null, turn: number): string {
  const { from, lines, to } = spanOfTurn(tree, line, turn);
  const notes = lines.slice(from, to).filter(isNote);
  return notes.map(({ text }) => text).join('\n');
}

/** Several notes on the turn become one. An empty text removes it. */
export function setNote(tree: GcgTree, line: number | null, turn: number, typed: string): GcgTree {
  const { from, lines, owner, to } = spanOfTurn(tree, line, turn);
  const text = tidyText(typed);
  if (from === to || text === noteOf(tree, line, turn)) return tree;
  const kept = lines.slice(from, to).filter((each) => !isNote(each));
  const note: GcgEntry[] = text === '' ? [] : [{ kind: 'text', name: 'note', text }];
  const noted = [...kept.slice(0, 1), ...note, ...kept.slice(1)];
  return withOwnLines(tree, owner, [...lines.slice(0, from), ...noted, ...lines.slice(to)]);
}

/** As a record can hold it: without blank ends and control characters. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, MAX_NOTE);
