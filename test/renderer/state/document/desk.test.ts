import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/renderer/state/action';
import { initialState } from '../../../../src/renderer/state/appState';
import { ownWorkOf } from '../../../../src/renderer/state/document/desk';
import { isEdited } from '../../../../src/renderer/state/document/openDocument';
import { reduce } from '../../../../src/renderer/state/reduce';
import { walkTo } from '../../../../src/renderer/state/walk/walk';
import { plainLesson } from '../../features/course/plainLesson';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());
const lesson = { ...start.setup, rack: [1, 2] };
const nextPosition = { ...start.setup, rack: [3] };

/** A lesson of two positions. */
const OPENED = plainLesson([lesson, nextPosition].map((setup) => ({ setup, shows: ['rack'] as const })));
const CLOSED: Action = { type: 'lesson-closed' };

/** The user's own work: a position with one tile of the rack less, which was not saved. */
const edited = reduce({ ...start, zone: 'rack' }, { type: 'rack-tile-taken-back' }, 0);
const lent = reduce(edited, OPENED, 1);

describe('the desk', () => {
  it('shows the position of the lesson and keeps the own work unsaved', () => {
    expect(lent.setup).toBe(lesson);
    expect(lent.history.steps).toHaveLength(0);
    expect(isEdited(lent)).toBe(false);
    expect(isEdited(ownWorkOf(lent))).toBe(true);
    expect(ownWorkOf(lent).setup).toBe(edited.setup);
  });

  it('gives everything back, with its undo history', () => {
    const back = reduce(lent, CLOSED, 2);
    expect(back.desk).toBeNull();
    expect(back.setup).toBe(edited.setup);
    expect(back.document).toBe(edited.document);
    expect(back.history).toEqual(edited.history);
    const undone = reduce(back, { type: 'undone' }, 3);
    expect(undone.setup).toBe(start.setup);
  });

  it('undoes to what the learner changed in the position before', () => {
    const changed = reduce({ ...lent, zone: 'rack' }, { type: 'rack-tile-taken-back' }, 2);
    const next = reduce(changed, { type: 'lesson-stepped', by: 1 }, 3);
    expect(next.setup).toBe(nextPosition);
    expect(ownWorkOf(next).setup).toBe(edited.setup);
    expect(reduce(next, { type: 'undone' }, 4).setup).toBe(changed.setup);
  });

  it('saves the own work, not the position of the lesson', () => {
    const content = { setup: edited.setup, record: null };
    const saved = reduce(lent, { type: 'document-saved', name: 'mine', path: '/mine', content }, 2);
    expect(saved.document).toBe(lent.document);
    expect(ownWorkOf(saved).document.name).toBe('mine');
    expect(isEdited(ownWorkOf(saved))).toBe(false);
  });

  it('gives an open walk back, at rest', () => {
    const walking = reduce(edited, { type: 'walk-opened', subject: walkTo(1) }, 1);
    const away = reduce(walking, OPENED, 2);
    expect(away.walk).toBeNull();
    expect(reduce(away, CLOSED, 3).walk).toEqual(walking.walk);
  });

  it('ends when another document is opened', () => {
    const opened = reduce(lent, { type: 'document-opened', setup: nextPosition }, 2);
    expect(opened.desk).toBeNull();
    expect(reduce(opened, CLOSED, 3)).toBe(opened);
  });
});
