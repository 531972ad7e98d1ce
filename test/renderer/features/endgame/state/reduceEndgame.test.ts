import { describe, expect, it } from 'vitest';
import {
  endSubject,
  foundEnd,
  gameOf,
  isEndRunning,
  preendgameRequest,
} from '../../../../../src/renderer/features/endgame/state/endSubject';
import { listedTurns } from '../../../../../src/renderer/features/endgame/state/shownLine';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { codesOf } from '../../../../oracle/oracleLexicon';
import { said, sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { started } from '../../../state/play/playing';
import { CAT_LINE, listed, onPage, PASSES, run, SOLVED, withStatus } from './endgameState';

const problemOf = (state: AppState) => {
  const subject = endSubject(state);
  return subject.ok ? subject.value.kind : said(subject.error);
};

describe('the position to solve', () => {
  it('is an endgame with an empty bag, and a pre-endgame with a few tiles in it', () => {
    expect(problemOf(onPage('X'))).toBe('endgame');
    expect(problemOf(onPage('XY'))).toBe('preendgame');
    expect(problemOf(onPage('XYZQJ'))).toBe('preendgame');
  });

  it('is computed once for every view of the same position', () => {
    const state = onPage('X');
    expect(gameOf(run(state, { type: 'notice-raised', message: 'Hello.' }))).toBe(gameOf(state));
    expect(gameOf({ ...state, setup: { ...state.setup } })).not.toBe(gameOf(state));
  });

  it('is identified by the position at the time of the request', () => {
    const subject = endSubject({ ...onPage('XY'), turn: { player: 1, scores: [3, 70], otherRack: [] } });
    if (!subject.ok) throw new Error(String(said(subject.error)));
    expect(preendgameRequest(subject.value)).toMatchObject({ scores: [70, 3], known: [], scorelessTurns: 0 });
  });

  it('is none otherwise', () => {
    expect(problemOf(onPage('XYZQJK'))).toBe(sentence('endgamePage.bagTooFull', { tiles: 5, most: 4 }));
    expect(problemOf(onPage(''))).toBe(sentence('endgame.gameOver'));
    const noRack = { ...onPage('X'), setup: { ...onPage('X').setup, rack: [] } };
    expect(problemOf(noRack)).toBe(sentence('endgame.emptyRack'));
    expect(problemOf({ ...onPage('X'), lexicon: { kind: 'cancelled' } })).toBe(
      sentence('searches.noLexicon'),
    );
  });
});

describe('while a person plays', () => {
  it('is blocked, with the reason', () => {
    const state = run(
      { ...started(), lexicon: { kind: 'open', info: LEXICON } },
      {
        type: 'endgame-asked',
        task: 'start',
      },
    );
    expect(state.endgame.work).toBeNull();
    expect(said(state.notice)).toContain('are hidden while you play');
  });
});

describe('results of a position', () => {
  const solved = withStatus(onPage('X'), { endgame: SOLVED });

  it('belong to that position alone', () => {
    expect(foundEnd(solved)?.endgame).toBe(SOLVED);
    expect(foundEnd({ ...solved, setup: { ...solved.setup } })).toBeNull();
    expect(
      foundEnd(run(solved, { type: 'endgame-form-changed', change: { model: 'guaranteed' } })),
    ).not.toBeNull();
  });

  it('of a pre-endgame depend on the model', () => {
    const examined = withStatus(onPage('XY'), {});
    expect(foundEnd(examined)).not.toBeNull();
    const change = { model: 'clairvoyant' } as const;
    expect(foundEnd(run(examined, { type: 'endgame-form-changed', change }))).toBeNull();
  });

  it('follow the events of its search', () => {
    const running = withStatus(onPage('X'), { endgame: { ...SOLVED, phase: 'running', result: null } });
    expect(isEndRunning(running)).toBe(true);
    const tell = (id: number) =>
      run(running, {
        type: 'engine-event',
        event: { type: 'endgame-progress', status: { ...SOLVED, id } },
      });
    expect(isEndRunning(tell(1))).toBe(false);
    expect(tell(2)).toEqual(running);
  });

  it('are requested once, and stopped only while it runs', () => {
    const state = onPage('X');
    const asked = run(state, { type: 'endgame-asked', task: 'start' });
    expect(asked.endgame.work?.task).toBe('start');
    expect(run(asked, { type: 'endgame-asked', task: 'stop' })).toEqual(asked);
    expect(said(run(state, { type: 'endgame-asked', task: 'stop' }).notice)).toBe(
      sentence('endgamePage.nothingToStop'),
    );
  });
});

describe('a line of play on the board', () => {
  const solved = withStatus(onPage('X'), { endgame: SOLVED });
  const laid = run(solved, { type: 'line-stepped', by: 1 });

  it('is the principal line unless another one is shown', () => {
    expect(listedTurns(solved)).toBe(CAT_LINE);
    const passes = run(solved, { type: 'line-shown', turns: PASSES, step: 2 });
    expect(listedTurns(passes)).toBe(PASSES);
    expect(passes.endgame.line?.step).toBe(2);
  });

  it('is a view: the position does not change', () => {
    expect(laid.setup).toBe(solved.setup);
    expect(laid.history).toBe(solved.history);
    const [before, after] = laid.endgame.line?.games ?? [];
    expect([...(before?.position.tiles ?? [])].slice(0, 4)).toEqual([...codesOf('CA'), 0, 0]);
    expect([...(after?.position.tiles ?? [])].slice(0, 4)).toEqual([...codesOf('CAT'), 0]);
    expect(after?.end).toEqual({ by: 'out', player: 0 });
  });

  it('animates the next turn, but no other', () => {
    expect(laid.flight?.game).toBe(laid.endgame.line?.games[1]);
    const end = run(solved, { type: 'line-sought', step: Number.MAX_SAFE_INTEGER });
    expect(end.endgame.line?.step).toBe(1);
    const back = run(laid, { type: 'line-stepped', by: -1 });
    expect([back.endgame.line?.step, back.flight]).toEqual([0, null]);
  });

  it('disappears with Escape, another page or tab, an edit or a drag', () => {
    expect(run(laid, { type: 'escaped' }).endgame.line).toBeNull();
    expect(run(laid, { type: 'side-tab-chosen', tab: 'walk' }).endgame.line).toBeNull();
    expect(run(laid, { type: 'drawer-chosen', drawer: 'score' }).endgame.line).toBeNull();
    const edited = run(laid, {
      type: 'setup-edited',
      setup: { ...laid.setup, rack: codesOf('X') },
      name: { key: 'steps.clearRack' },
    });
    expect([edited.endgame.line, edited.flight]).toEqual([null, null]);
  });

  it('is played to its end, and then from its beginning', () => {
    const passes = run(solved, { type: 'line-shown', turns: PASSES, step: 4 }, { type: 'line-play-toggled' });
    expect(passes.endgame.line).toMatchObject({ step: 4, isPlaying: true });
    const five = run(passes, { type: 'line-stepped', by: 1 });
    expect(five.endgame.line).toMatchObject({ step: 5, isPlaying: true });
    const end = run(five, { type: 'line-stepped', by: 1 });
    expect(end.endgame.line).toMatchObject({ step: 6, isPlaying: false });
    expect(run(end, { type: 'line-play-toggled' }).endgame.line).toMatchObject({ step: 0, isPlaying: true });
  });

  it('is that of the shown candidate, and disappears when another one is shown', () => {
    const onList = withStatus(listed(onPage('X')), { endgame: SOLVED });
    const shown = run(onList, { type: 'line-stepped', by: 1 });
    expect(shown.endgame.line?.turns).toBe(CAT_LINE);
    const candidates = shown.candidates && { ...shown.candidates, total: 2 };
    expect(run({ ...shown, candidates }, { type: 'candidate-shown', rank: 2 }).endgame.line).toBeNull();
  });

  it('does not exist before there are results', () => {
    const state = run(onPage('X'), { type: 'line-stepped', by: 1 });
    expect(state.endgame.line).toBeNull();
    expect(said(state.notice)).toBe(sentence('endgamePage.noLine'));
  });
});
