import { describe, expect, it } from 'vitest';
import type { JudgedPlay } from '../../../../src/contract/walk/traceApi';
import { BLANK, blankAs } from '../../../../src/core/alphabet/tile';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { isEdited } from '../../../../src/renderer/state/document/openDocument';
import type { TilePlace } from '../../../../src/renderer/state/editing/tileDrag';
import { reduce } from '../../../../src/renderer/state/reduce';
import { playTry } from '../../../../src/renderer/state/trying/playTry';
import { isEditing, shownSetup, triedTiles } from '../../../../src/renderer/state/trying/tried';
import { triedMove } from '../../../../src/renderer/state/trying/triedMove';
import { said, sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { MISTAKEN, placement, stateShowing, tilesOf } from '../../view/midgame';
import { traceOf } from '../../view/traces';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

/** The mid-game position with EIKMNST; the cursor is on 13E, below the A of RADIOS. */
const start: AppState = run(
  { ...stateShowing([MISTAKEN], 250), lexicon: { kind: 'open', info: LEXICON } },
  { type: 'square-chosen', square: { row: 12, col: 4 } },
  { type: 'zone-entered', zone: 'board' },
);
const typed = (text: string): Action[] =>
  [...text].map((letter) => ({
    type: 'board-letter-typed',
    text: letter,
    isBlank: letter === letter.toLowerCase(),
  }));
const withRack = (rack: readonly number[]): AppState => ({ ...start, setup: { ...start.setup, rack } });
const rackOf = (state: AppState) => shownSetup(state).rack;
const tried = run(start, ...typed('NEST'));

describe('typing on the board', () => {
  it('tries tiles of the rack, and leaves the position and its candidates as they are', () => {
    expect(rackOf(tried)).toEqual(tilesOf('IKM'));
    expect(triedTiles(tried)).toEqual(tilesOf('NEST').map((tile, nth) => ({ row: 12, col: 4 + nth, tile })));
    expect(tried.setup).toBe(start.setup);
    expect(tried.candidates).toBe(start.candidates);
    expect([tried.history, isEdited(tried)]).toEqual([start.history, false]);
  });

  it('reads the tiles as a play with its score, or says why they are none', () => {
    // NEST below ADIO of RADIOS makes AN, DE, IS and OT; the S of 13G is on a double letter. By hand: 5 for
    // NEST with S doubled; AN 2, DE 3, IS 1 + 2 and OT 2.
    const move = triedMove(tried);
    expect(move.ok && move.value).toMatchObject({
      row: 12,
      col: 4,
      direction: 'across',
      score: 5 + 2 + 3 + 3 + 2,
    });
    const alone = run(start, { type: 'square-chosen', square: { row: 14, col: 0 } }, ...typed('ME'));
    const apart = triedMove(alone);
    expect(said(apart.ok || apart.error)).toBe(sentence('game.notConnected'));
    const gap = run(tried, { type: 'square-chosen', square: { row: 12, col: 10 } }, ...typed('I'));
    const scattered = triedMove(gap);
    expect(said(scattered.ok || scattered.error)).toBe(sentence('play.gap'));
  });

  it.each([
    ['a letter that is not on the rack', start, 'Q', sentence('trying.notOnRack', { tile: 'Q' })],
    ['the second of a letter', run(start, ...typed('T')), 'T', sentence('trying.notOnRack', { tile: 'T' })],
    ['a blank that is not on the rack', start, 'e', sentence('trying.noBlank')],
    ['anything if the rack is empty', withRack([]), 'E', sentence('trying.emptyRack')],
  ])('refuses %s, and names the switch for editing', (_what, state, letter, expected) => {
    const refused = run(state, ...typed(letter));
    expect(said(refused.notice)).toBe(expected);
    expect({ ...refused, notice: null }).toEqual({ ...state, notice: null });
  });

  it('takes a blank for a letter that is not on the rack', () => {
    const state = run(withRack([...tilesOf('AE'), BLANK]), ...typed('QE'));
    expect(triedTiles(state).map(({ tile }) => tile)).toEqual([blankAs(17), 5]);
    expect(rackOf(state)).toEqual(tilesOf('A'));
    expect(triedTiles(run(withRack([...tilesOf('AE'), BLANK]), ...typed('e')))[0]?.tile).toBe(blankAs(5));
  });

  it('does not move tiles of the position', () => {
    const on = run(start, { type: 'square-chosen', square: { row: 11, col: 4 } });
    for (const action of [{ type: 'square-cleared' }, ...typed('E')] as const) {
      const refused = run(on, action);
      expect(refused.setup).toBe(start.setup);
      expect(said(refused.notice)).toBe(sentence('trying.tileStays', { square: '12E' }));
    }
  });

  it('accepts pasted letters all together, or none', () => {
    const pasted = run(start, { type: 'letters-pasted', text: 'MINT' });
    expect(triedTiles(pasted).map(({ tile }) => tile)).toEqual(tilesOf('MINT'));
    expect(run(start, { type: 'letters-pasted', text: 'MINUS' }).tried).toBeNull();
  });
});

describe('dragging', () => {
  const square = (row: number, col: number): TilePlace => ({ kind: 'square', row, col });
  const rack = (index: number): TilePlace => ({ kind: 'rack', index });
  const drag = (from: TilePlace, over: TilePlace): Action[] => [
    { type: 'drag-started', from, pointer: { over, at: null, page: { x: 0, y: 0 } } },
    { type: 'drag-ended', asksLetter: false },
  ];

  it('tries a tile of the rack, moves it on the board, and returns it to where it is dropped', () => {
    const laid = run(start, ...drag(rack(2), square(12, 4)));
    expect([triedTiles(laid), rackOf(laid)]).toEqual([[{ row: 12, col: 4, tile: 11 }], tilesOf('EIMNST')]);
    const moved = run(laid, ...drag(square(12, 4), square(12, 6)));
    expect(triedTiles(moved)).toEqual([{ row: 12, col: 6, tile: 11 }]);
    const back = run(moved, ...drag(square(12, 6), rack(0)));
    expect(back).toMatchObject({ tried: null, setup: { tiles: start.setup.tiles } });
    expect(rackOf(back)).toEqual(tilesOf('KEIMNST'));
    const home = run(moved, ...drag(square(12, 6), rack(2)));
    expect(home).toMatchObject({ tried: null, setup: start.setup });
    const other = run(laid, ...drag(rack(0), square(13, 4)), ...drag(square(12, 4), rack(0)));
    expect(rackOf(other)).toEqual(tilesOf('KIMNST'));
  });

  it('leaves tiles of the position in place, and arranges the rack', () => {
    const refused = run(start, ...drag(square(11, 4), square(0, 0)));
    expect(refused).toMatchObject({ setup: start.setup, tried: null });
    expect(said(refused.notice)).toBe(sentence('trying.tileStays', { square: '12E' }));
    expect(run(start, ...drag(rack(0), rack(2))).setup.rack).toEqual(tilesOf('IKEMNST'));
  });
});

describe('tried tiles return to the rack', () => {
  it.each<[string, Action]>([
    ['on request', { type: 'tiles-recalled' }],
    ['with Escape', { type: 'escaped' }],
    ['when undoing, which undoes no step', { type: 'undone' }],
    ['with another candidate', { type: 'candidate-shown', rank: 1 }],
    [
      'with the walk to a candidate',
      {
        type: 'walk-opened',
        subject: { kind: 'search', scope: { kind: 'candidate', rank: 1 }, algorithm: 'gaddag' },
      },
    ],
    ['when the position is edited', { type: 'editing-toggled' }],
    ['in the room Build', { type: 'room-entered', room: 'build' }],
    ['with another position', { type: 'document-opened', setup: { ...start.setup, rack: tilesOf('E') } }],
  ])('%s', (_when, action) => {
    const back = run(tried, action);
    expect(back.tried).toBeNull();
    if (action.type !== 'document-opened') expect(back.setup).toBe(start.setup);
    expect(back.history.steps).toEqual([]);
  });

  it('one by one, to their places', () => {
    const once = run(tried, { type: 'board-tile-taken-back' });
    expect(rackOf(once)).toEqual(tilesOf('IKMT'));
    const twice = run(once, { type: 'board-tile-taken-back' });
    expect(rackOf(twice)).toEqual(tilesOf('IKMST'));
    const cleared = run(
      tried,
      { type: 'square-chosen', square: { row: 12, col: 4 } },
      { type: 'square-cleared' },
    );
    expect(rackOf(cleared)).toEqual(tilesOf('IKMN'));
    expect(run(tried, { type: 'pending-word-cleared' })).toMatchObject({ tried: null, setup: start.setup });
  });

  it('before the rack is edited', () => {
    const deleted = run(tried, { type: 'rack-tile-taken-back' });
    expect(deleted).toMatchObject({ tried: null, setup: { rack: tilesOf('EIKMNS') } });
    const replaced = run(tried, { type: 'rack-letter-typed', text: 'Q' });
    expect(replaced).toMatchObject({ tried: null, setup: { rack: tilesOf('Q') } });
  });

  it('but stay with another page, another order of the rack, and a question', () => {
    const asked: Action = { type: 'question-asked-about-tiles' };
    for (const action of [{ type: 'side-tab-chosen', tab: 'words' }, { type: 'rack-sorted' }, asked] as const)
      expect(triedTiles(run(tried, action))).toEqual(triedTiles(tried));
    const question = run(tried, asked);
    expect(question.question?.wanted).toEqual({ kind: 'tiles', tiles: triedTiles(tried) });
    // The next tile closes the question; so does Escape, which leaves the tiles.
    expect(run(question, ...typed('M')).question).toBeNull();
    expect(run(question, { type: 'escaped' })).toMatchObject({ question: null, tried: tried.tried });
  });
});

describe('playing what is tried', () => {
  const verdict: JudgedPlay = {
    place: { row: 12, col: 4, direction: 'across' },
    word: 'NEST',
    headline: sentence('whyNot.notInLexicon', { word: 'NEST' }),
    lexiconNote: null,
    causes: [],
    move: null,
    trace: traceOf(),
    rank: null,
    equity: null,
  };
  const move = placement('NEST', { row: 12, score: 15 });
  const judged = (state: AppState, answer: JudgedPlay) =>
    run(state, { type: 'try-judged', laid: shownSetup(state), verdict: answer });

  it('is one step of the history, like playing a candidate', () => {
    const state = judged(tried, { ...verdict, move, rank: 3 });
    const played = run(state, playTry(state));
    expect(played.setup.tiles.slice(12 * 15 + 4, 12 * 15 + 8)).toEqual(tilesOf('NEST'));
    expect(played.tried).toBeNull();
    expect(played.history.steps.map(({ name }) => said(name))).toEqual([
      sentence('steps.playWord', { word: 'NEST', place: '13E' }),
    ]);
    expect(run(played, { type: 'undone' })).toMatchObject({ setup: start.setup, tried: null });
  });

  it('waits for the verdict, and is refused in one sentence', () => {
    expect(playTry(tried)).toEqual({ type: 'try-play-asked' });
    expect(run(tried, playTry(tried)).tried?.isToPlay).toBe(true);
    const illegal = judged(tried, verdict);
    expect(playTry(illegal)).toEqual({ type: 'notice-raised', message: verdict.headline });
    expect(said(playTry(start))).toEqual({
      type: 'notice-raised',
      message: sentence('impossible.nothingTried'),
    });
    const failed = run(tried, { type: 'try-not-judged', laid: shownSetup(tried), problem: 'No.' });
    expect(playTry(failed)).toEqual({ type: 'notice-raised', message: 'No.' });
  });

  it('is refused without a lexicon that could tell', () => {
    const none = { ...tried, candidates: null, lexicon: { kind: 'cancelled' } } as const;
    expect(said(playTry(none))).toEqual({ type: 'notice-raised', message: sentence('searches.noLexicon') });
  });

  it('ignores a verdict about other tiles', () => {
    const late = run(tried, { type: 'try-judged', laid: start.setup, verdict });
    expect(late.tried?.verdict).toBeNull();
  });
});

describe('editing the position', () => {
  const editing = run(start, { type: 'editing-toggled' });

  it('accepts any tile while the switch is on, and in the room Build', () => {
    for (const state of [editing, run(start, { type: 'room-entered', room: 'build' })]) {
      const edited = run(state, { type: 'zone-entered', zone: 'board' }, ...typed('Q'));
      expect(edited.setup.tiles[12 * 15 + 4]).toBe(17);
      expect(edited.tried).toBeNull();
      expect(edited.setup.rack).toBe(start.setup.rack);
    }
  });

  it('ends with the switch or Escape, and starts a new word', () => {
    const word = run(editing, ...typed('Q'));
    for (const action of [{ type: 'editing-toggled' }, { type: 'escaped' }] as const) {
      const ended = run(word, action);
      expect(isEditing(ended)).toBe(false);
      expect(ended.setup).toBe(word.setup);
    }
    expect(run(word, { type: 'editing-toggled' }).boardCursor.typed).toEqual([]);
  });

  it('makes the switch superfluous in Build, which turns it off', () => {
    const built = run(editing, { type: 'room-entered', room: 'build' });
    expect([built.isEditing, isEditing(built)]).toEqual([false, true]);
  });
});
