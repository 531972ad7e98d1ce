import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { FIRST_TURN_STATE } from '../../../../src/core/game/turnState';
import { leaveOf } from '../../../../src/core/game/turns/placement';
import type { Move } from '../../../../src/core/movegen/move';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { passTurn, playCandidate, playMove } from '../../../../src/renderer/state/candidates/candidatePlay';
import { fillRackUp } from '../../../../src/renderer/state/editing/drawnRack';
import { reduce } from '../../../../src/renderer/state/reduce';
import { compareMoves } from '../../../../src/renderer/view/candidates/comparedMoves';
import { positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { said, sentence } from '../../../said';
import { MISTAKEN, placement, readMidgame, stateShowing, tilesOf } from '../../view/midgame';

const setup = readMidgame();
const KIT = placement('KIT', { row: 14, col: 0, score: 21, rank: 3 });

describe('playing a candidate', () => {
  it('adds its tiles to the board, takes them off the rack and names the step', () => {
    const played = playMove(setup, MISTAKEN);
    expect(played.name).toEqual({ key: 'steps.playWord', params: { word: 'MISTAKEN', place: '10E' } });
    expect(played.setup.tiles.slice(9 * 15, 10 * 15)).toEqual(tilesOf('....MISTAKEN...'));
    expect(played.setup.rack).toEqual([]);
    expect(setup.rack).toHaveLength(7);
  });

  it('places a blank as its letter and takes the blank', () => {
    const withBlank = { ...setup, rack: tilesOf('K?TZ') };
    const played = playMove(withBlank, { ...KIT, tiles: tilesOf('KiT'), direction: 'down', row: 0 });
    expect(played.name).toEqual({ key: 'steps.playWord', params: { word: 'KiT', place: 'A1' } });
    expect(played.setup.rack).toEqual(tilesOf('Z'));
    expect([0, 15, 30].map((square) => played.setup.tiles[square])).toEqual(tilesOf('KiT'));
  });

  it('keeps the other tiles in order', () => {
    expect(leaveOf(setup.rack, KIT)).toEqual(tilesOf('EMNS'));
    expect(leaveOf([BLANK, ...tilesOf('TKI')], KIT)).toEqual([BLANK]);
  });
});

describe('the turn', () => {
  const state = stateShowing([MISTAKEN, { ...KIT, rank: 2 }]);
  const apply = (from: AppState, ...actions: readonly Action[]) =>
    actions.reduce((current, action) => reduce(current, action, 0), from);

  it('passes to the opponent after a play, and the points stay with the player', () => {
    const first = apply(state, playCandidate(state, KIT));
    expect(first.turn).toEqual({ player: 1, scores: [21, 0], otherRack: tilesOf('EMNS') });
    expect(first.setup.rack).toEqual([]);
    const drawn = apply(first, fillRackUp(first, 5));
    expect(drawn.setup.rack).toHaveLength(7);
    expect(drawn.turn).toBe(first.turn);
    const second = apply(drawn, playCandidate(drawn, { ...MISTAKEN, score: 10 }));
    expect([second.turn.player, second.turn.scores]).toEqual([0, [21, 10]]);
    // The first player's tiles are there again, and are filled up.
    expect(second.setup.rack).toEqual(tilesOf('EMNS'));
    const full = apply(second, fillRackUp(second, 6));
    expect(full.setup.rack.slice(0, 4)).toEqual(tilesOf('EMNS'));
    expect(full.setup.rack).toHaveLength(7);
  });

  it('says what was played, for how many points, and what comes next', () => {
    const noticeOf = (from: AppState, move: Move) => said(apply(from, playCandidate(from, move)).notice);
    const notice = (next: string, points = 21) =>
      sentence('candidates.played', {
        ...{ word: 'KIT', place: '15A', points, next },
        draw: sentence('documentPanel.draw'),
      });
    expect(noticeOf(state, KIT)).toBe(notice('rack'));
    expect(noticeOf(state, { ...KIT, score: 1 })).toBe(notice('rack', 1));
    const withOther = (otherRack: AppState['turn']['otherRack']) => ({
      ...state,
      turn: { ...state.turn, otherRack },
    });
    expect(noticeOf(withOther(tilesOf('EEEAAIO')), KIT)).toBe(notice('list'));
    expect(noticeOf(withOther(tilesOf('EEE')), KIT)).toBe(notice('rack'));
    // Every tile of the set is on the board or on this rack.
    const { rules } = state.setup;
    const { distribution } = rules;
    const letters = distribution.letters.map((letter) => ({ ...letter, count: 0 }));
    const own = { ...rules, distribution: { ...distribution, letters, blankCount: 0 } };
    const last = { ...state, setup: { ...state.setup, rules: own } };
    expect(noticeOf(last, KIT)).toBe(notice('end'));
  });

  it('follows undo and redo, drawing the same tiles again', () => {
    const first = apply(state, playCandidate(state, KIT));
    const drawn = apply(first, fillRackUp(first, 5));
    expect(said(drawn.history.steps.map(({ name }) => name))).toEqual(['play KIT 15A', 'draw 7 tiles']);
    const back = apply(drawn, { type: 'undone' }, { type: 'undone' });
    expect([back.setup, back.turn]).toEqual([state.setup, state.turn]);
    const again = apply(back, { type: 'redone' }, { type: 'redone' });
    expect(again.setup).toBe(drawn.setup);
    expect(again.turn).toBe(drawn.turn);
  });

  it('can be passed, even with both racks empty', () => {
    const passed = apply(state, passTurn(state));
    expect(passed.turn).toEqual({ player: 1, scores: [0, 0], otherRack: state.setup.rack });
    const backAgain = apply(passed, passTurn(passed));
    expect([backAgain.setup.rack, backAgain.turn.player]).toEqual([state.setup.rack, 0]);
    const empty = apply(state, {
      type: 'setup-edited',
      setup: { ...state.setup, rack: [] },
      name: { key: 'steps.clearRack' },
    });
    const passedEmpty = apply(empty, passTurn(empty));
    expect(passedEmpty.turn.player).toBe(1);
    expect(apply(passedEmpty, { type: 'undone' }).turn.player).toBe(0);
  });

  it('gives a reason if nothing is drawn', () => {
    expect(said(fillRackUp(state, 1))).toEqual({
      type: 'notice-raised',
      message: sentence('editing.rackFull', { rackSize: 7 }),
    });
  });

  it('restarts with another document, and forgets tiles of another set', () => {
    const first = apply(state, playCandidate(state, KIT));
    expect(apply(first, { type: 'document-opened', setup: state.setup }).turn).toEqual(FIRST_TURN_STATE);
    const { rules } = first.setup;
    const other = {
      ...first.setup,
      rules: { ...rules, distribution: { ...rules.distribution, name: 'Other' } },
    };
    const changed = apply(first, {
      type: 'setup-edited',
      setup: other,
      name: { key: 'steps.changeTileSet' },
    });
    expect(changed.turn).toEqual({ player: 1, scores: [21, 0], otherRack: [] });
  });
});

describe('a pinned candidate', () => {
  const state = stateShowing([MISTAKEN, { ...KIT, rank: 2 }]);
  const pin = { type: 'candidate-pinned' } as const;

  it('stays pinned while others are shown, and is unpinned by pinning it again', () => {
    const pinned = reduce(state, pin, 0);
    expect(pinned.pinned).toEqual({ setup: state.setup, candidate: MISTAKEN });
    const next = reduce(pinned, { type: 'candidate-stepped', by: 1 }, 0);
    expect(next.pinned).toBe(pinned.pinned);
    expect(reduce(next, pin, 0).pinned?.candidate.rank).toBe(2);
    expect(reduce(pinned, pin, 0).pinned).toBeNull();
  });

  it('is compared by score, tiles, leave and words', () => {
    const { difference, pinned, shown } = compareMoves(setup, positionOf(setup)!, MISTAKEN, KIT);
    expect(difference).toBe(21 - 96);
    // Over MINOR, K, E and N make KI, EN and NO.
    expect(pinned).toMatchObject({ tilesPlayed: 7, leave: '', words: ['MISTAKEN', 'KI', 'EN', 'NO'] });
    expect(shown).toMatchObject({ position: '15A', tilesPlayed: 3, leave: 'EMNS', words: ['KIT'] });
  });
});
