import { describe, expect, it } from 'vitest';
import type { PreendgameStatus } from '../../../../../src/contract/preendgame/preendgameApi';
import { PASS } from '../../../../../src/core/game/turns/turn';
import { endgameViewOf } from '../../../../../src/renderer/features/endgame/view/endgameView';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { sentence } from '../../../../said';
import { CAT, onPage, run, SOLVED, withStatus } from '../state/endgameState';

const solved = withStatus(onPage('X'), { endgame: SOLVED });

describe('the drawer of an endgame', () => {
  it('shows the racks, and that there are no results yet', () => {
    expect(endgameViewOf(onPage('X'))).toMatchObject({
      shut: null,
      kind: 'endgame',
      about: sentence('endgamePage.about', { rack: 'T', own: 0, other: 'X', theirs: 0 }),
      status: sentence('endgamePage.notSolved'),
      value: null,
      line: [],
      chosen: null,
      notes: '',
    });
  });

  it('explains why there is nothing to solve', () => {
    expect(endgameViewOf(onPage('')).shut).toBe(sentence('endgame.gameOver'));
  });

  it('offers examples if the position has no ending, and not if only a lexicon is missing', () => {
    const offers = (state: AppState) => endgameViewOf(state).isExampleOffered;
    expect(offers(onPage('XYZQJK'))).toBe(true);
    expect(offers(onPage('X'))).toBe(false);
    const closed = { ...onPage('X'), lexicon: { kind: 'cancelled' } as const };
    expect(endgameViewOf(closed).shut).toBe(sentence('searches.noLexicon'));
    expect(offers(closed)).toBe(false);
  });

  it('shows value and line with the final settlement', () => {
    const view = endgameViewOf(solved);
    expect(view).toMatchObject({
      status: sentence('endgamePage.solved', { depth: 1, nodes: 12, seconds: '0.3' }),
      lineTitle: 'Best line',
      lineEnd: 'Settlement +16',
      value: { isExact: true },
    });
    expect(view.value?.said).toBe(
      sentence('endgamePage.valueExact', { value: '+21', outcome: 'won', by: 21 }),
    );
    expect(view.line.map(({ isShown, play, points }) => [play, points, isShown])).toEqual([
      ['The position', '', true],
      ['1A (CA)T', '5', false],
    ]);
    expect(view.line[1]?.said).toBe(
      sentence('endgamePage.lineTurn', { number: 1, player: 'own', play: '1A (CA)T', points: 5 }),
    );
  });

  it('says that a value is not proven', () => {
    const unsolved = { ...SOLVED, phase: 'stopped' as const };
    const view = endgameViewOf(
      withStatus(onPage('X'), {
        endgame: {
          ...unsolved,
          result: SOLVED.result === null ? null : { ...SOLVED.result, solved: false, rated: [] },
        },
      }),
    );
    expect(view.status).toBe(
      sentence('endgamePage.stopped', { kind: 'endgame', seconds: '0.3', depth: 1, nodes: 12 }),
    );
    expect(view.value?.said).toContain('not proven');
    expect(view.lineTitle).toBe('Best line so far');
  });

  it('marks the line’s turn that is on the board', () => {
    const view = endgameViewOf(run(solved, { type: 'line-stepped', by: 1 }));
    expect(view.line.map(({ isShown }) => isShown)).toEqual([false, true]);
    expect(view.isLaid).toBe(true);
  });
});

describe('the drawer of a pre-endgame', () => {
  const row = { looked: 2, orderings: 2, spread: 3, plies: undefined } as const;
  const status: PreendgameStatus = {
    id: 1,
    phase: 'stopped',
    model: 'guaranteed',
    rows: [
      { ...row, turn: PASS, wins: 2, ties: 0, losses: 0, isExamined: true },
      {
        ...row,
        turn: CAT,
        wins: 0.5,
        ties: 0.5,
        losses: 0,
        looked: 1,
        spread: -1.25,
        isExamined: false,
        plies: 2,
      },
    ],
    rowCount: 2,
    isCut: true,
    examined: 1,
    candidates: 2,
    rivals: 0,
    isProven: false,
    bagCount: 1,
    seconds: 60,
    problem: null,
  };
  const state = run(onPage('XY'), { type: 'endgame-form-changed', change: { model: 'guaranteed' } });

  it('shows the tiles in the bag and the unseen ones', () => {
    expect(endgameViewOf(state).about).toBe(
      sentence('endgamePage.aboutBag', { rack: 'T', own: 0, known: 'none', theirs: 0, bag: 1, unseen: 'XY' }),
    );
  });

  it('reports the model, estimates and omitted turns', () => {
    const view = endgameViewOf(withStatus(state, { preendgame: status }));
    expect(view.notes).toContain(
      sentence('endgamePage.examinedSoFar', { examined: 1, candidates: 2, rows: 2 }),
    );
    expect(view.notes).toContain(sentence('endgamePage.modelSaid', { model: 'guaranteed' }));
    for (const note of ['estimates', 'cut'] as const)
      expect(view.notes).toContain(sentence(`endgamePage.${note}`));
  });

  it('says of the best move whether it is proven, and how many others could win more', () => {
    const best = (change: Partial<PreendgameStatus>) =>
      endgameViewOf(withStatus(state, { preendgame: { ...status, candidates: null, ...change } }));
    const said = { play: 'pass', won: '100.0' };
    expect(best({ rivals: 0, isProven: true })).toMatchObject({
      value: {
        isExact: true,
        said: sentence('endgamePage.bestSaid', { ...said, isProven: 'true', rivals: 0 }),
      },
    });
    expect(best({ rivals: 3 }).value).toEqual({
      isExact: false,
      said: sentence('endgamePage.bestSaid', { ...said, isProven: 'false', rivals: 3 }),
    });
    expect(best({ rivals: null }).value).toBeNull();
    expect(best({}).notes).toContain(sentence('endgamePage.examinedCount', { examined: 1, rows: 2 }));
  });
});
