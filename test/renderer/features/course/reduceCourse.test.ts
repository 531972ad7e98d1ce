import { describe, expect, it } from 'vitest';
import { parseLesson } from '../../../../src/core/notation/lessons/lessonFile';
import { presetCatalogue } from '../../../../src/main/presetCatalogue';
import { isPositionNeeded } from '../../../../src/renderer/features/course/state/course';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { ownWorkOf } from '../../../../src/renderer/state/document/desk';
import { reduce } from '../../../../src/renderer/state/reduce';
import { isBoardCovered } from '../../../../src/renderer/state/window/sideTab';
import { unwrap } from '../../../oracle/oraclePositions';
import { readMidgame } from '../../view/midgame';

const ABLE = '15/15/15/15/15/15/15/5ABLE6/15/15/15/15/15/15/15 ACER/ 0/0 0';

const lesson = unwrap(
  parseLesson(
    `lesson: 1
title: Test
minutes: 2
steps:
  - say: the tree
    structure: {kind: trie, words: CARE CARES, at: end}
  - say: the board
    position: ${ABLE}
    light: [8E]
    show: [rack, crossSets]
    candidate: 2
  - say: the walk
    walk: {anchor: E8, at: separator 1}
  - say: your words
    structure: {kind: trie, words: '', at: end}
    task: {words: 2, right: done}`,
    presetCatalogue(),
  ),
);

const start = initialState(readMidgame());
const run = (state: AppState, ...actions: Action[]): AppState =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const OPENED: Action = { type: 'lesson-opened', id: 'test', path: null, lesson };
const NEXT: Action = { type: 'lesson-stepped', by: 1 };
const opened = run(start, OPENED);

describe('a lesson', () => {
  it('shows a structure in place of the board', () => {
    expect(isBoardCovered(opened)).toBe(true);
    // The tree of CARE and CARES is built in begin, 4 new arcs, end; begin, 4 known arcs, 1 new one, end.
    expect(opened.building).toMatchObject({ typed: 'CARE CARES', kind: 'trie', step: 6 + 7 });
    expect(isPositionNeeded(opened)).toBe(false);
  });

  it('lends the board, lights squares and opens a walk', () => {
    const board = run(opened, NEXT);
    expect(isBoardCovered(board)).toBe(false);
    expect(isPositionNeeded(board)).toBe(true);
    expect(board.setup.rack).toHaveLength(4);
    expect(board.highlight).toEqual({ kind: 'squares', squares: [7 * 15 + 4] });
    expect(board.crossChecks.isShown).toBe(true);
    expect(ownWorkOf(board).setup).toBe(start.setup);
    const walk = run(board, NEXT);
    expect(walk.walk?.subject).toMatchObject({
      scope: { kind: 'anchor', anchor: { row: 7, col: 4, direction: 'down' } },
    });
    expect(walk.crossChecks.isShown).toBe(false);
    expect(run(walk, { type: 'lesson-stepped', by: -1 }).walk).toBeNull();
  });

  it('judges its task', () => {
    const last = run(opened, { type: 'lesson-sought', step: 3 });
    const one = run(last, { type: 'building-words-typed', text: 'CAT' });
    expect(one.course.lesson?.isDone).toBe(false);
    const same = run(last, { type: 'building-words-typed', text: 'CAT CAT' });
    expect(same.course.lesson?.isDone).toBe(false);
    const two = run(one, { type: 'building-words-typed', text: 'CAT DOG' });
    expect(two.course.lesson?.isDone).toBe(true);
  });

  it('gives everything back, and is gone on with where it was left', () => {
    const left = run(opened, NEXT, { type: 'lesson-closed' });
    expect(left.setup).toBe(start.setup);
    expect(left.building).toBe(start.building);
    expect(left.crossChecks.isShown).toBe(false);
    expect(left.settings.lessons).toEqual({ test: { step: 1, isDone: false } });
    expect(run(left, OPENED).course.lesson?.step).toBe(1);
    const played = run(opened, { type: 'lesson-sought', step: 99 }, { type: 'lesson-closed' });
    expect(played.settings.lessons).toEqual({ test: { step: 3, isDone: true } });
    expect(run(played, OPENED).course.lesson?.step).toBe(0);
  });

  it('read again while it is open, stays at its step; one of a file keeps no progress', () => {
    const file: Action = { type: 'lesson-opened', id: 'own.yaml', path: '/own.yaml', lesson };
    const again = run(start, file, NEXT, NEXT, file);
    expect(again.course.lesson?.step).toBe(2);
    expect(again.settings.lessons).toEqual({});
  });

  it('ends when a document is opened', () => {
    const document = run(opened, { type: 'document-opened', setup: { ...start.setup, rack: [] } });
    expect(document.course.lesson).toBeNull();
    expect(document.setup.rack).toEqual([]);
    expect(document.building).toBe(start.building);
  });

  it('is opened as soon as the chapters are read', () => {
    const wanted = run(start, { type: 'chapter-opened', id: 'dawg' });
    expect(wanted.sideTab).toBe('course');
    expect(wanted.course.lesson).toBeNull();
    const read = run(wanted, { type: 'chapters-read', chapters: [{ id: 'dawg', lesson }] });
    expect(read.course.lesson?.id).toBe('dawg');
    expect(read.course.wanted).toBeNull();
  });
});
