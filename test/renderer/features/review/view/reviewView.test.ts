import { describe, expect, it } from 'vitest';
import { message } from '../../../../../src/core/message';
import { reviewViewOf } from '../../../../../src/renderer/features/review/view/reviewView';
import { initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import type { LanguageId } from '../../../../../src/texts/languages';
import { speak } from '../../../../../src/texts/spoken';
import { sentence } from '../../../../said';
import { readMidgame } from '../../../view/midgame';
import { openedGame, reviewed, TURNS } from '../state/reviewed';

describe('the view of a review', () => {
  it('explains why there is none', () => {
    expect(reviewViewOf(initialState(readMidgame())).shut).toContain('Open a recorded game to review it');
    const view = reviewViewOf(openedGame());
    expect(view).toMatchObject({
      shut: null,
      status: sentence('reviewPage.notYet'),
      tasks: ['start'],
    });
    expect(view).toMatchObject({ rows: [], chart: null, origin: null, now: null });
  });

  it('offers to open a game if none is open', () => {
    expect(reviewViewOf(initialState(readMidgame())).isGameMissing).toBe(true);
    expect(reviewViewOf(openedGame()).isGameMissing).toBe(false);
    // A game without a lexicon needs the lexicon.
    expect(reviewViewOf({ ...openedGame(), lexicon: initialState(readMidgame()).lexicon })).toMatchObject({
      shut: sentence('searches.noLexicon'),
      isGameMissing: false,
    });
  });

  it('has a row per turn, with icons of mistakes and phonies', () => {
    const { rows } = reviewViewOf(reviewed());
    expect(
      rows.map(({ number, played, player, sign, size }) => [number, player, played, size, sign]),
    ).toEqual([
      ['1', 'ann', '8H CAT', 'small', '?!'],
      ['2', 'ben', '8H AT', 'phony', '✗'],
      ['3', 'ann', '-', 'large', '??'],
      ['4', 'ben', '-', 'unjudged', '–'],
    ]);
    expect(rows[0]).toMatchObject({
      best: '7H ACT',
      cost: '2.0',
      shareLost: '2.0',
      luck: '+3.3',
      isShown: true,
    });
  });

  it('describes each turn in sentences, with the method and the certainty of its numbers', () => {
    const [first, second, third, fourth] = reviewViewOf(reviewed()).rows.map(({ said }) => said);
    const small = { size: 'small', best: '7H ACT', cost: '2.0', share: '2.0', method: 'equity' };
    expect(first).toBe(
      [
        sentence('reviewPage.turn', { number: 1, player: 'ann', rack: 'CATXXQZ', played: '8H CAT' }),
        sentence('reviewPage.judged', small),
        sentence('reviewPage.luck', { luck: '+3.3' }),
      ].join(' '),
    );
    expect(second).toContain(
      sentence('reviewPage.phony', { words: 'CA, AT', isWithdrawn: 'false', score: 5 }),
    );
    expect(third).toMatch(/ 10\.0 .* 9\.0 .* ± 1\.2 /);
    expect(fourth).toBe(
      [
        sentence('reviewPage.turn', { number: 4, player: 'ben', rack: 'TA', played: '-' }),
        sentence('reviewPage.unjudged', { reason: 'partialRack' }),
      ].join(' '),
    );
  });

  it('identifies the best play by number, in any language', async () => {
    const [first] = TURNS;
    const valuation = first?.valuation ?? null;
    if (first === undefined || valuation === null) throw new Error('The first turn has its value.');
    const best = { ...first, valuation: { ...valuation, played: { ...valuation.best } } };
    const rowIn = async (language: LanguageId) => {
      await speak(language);
      return reviewViewOf(reviewed({ turns: [best] })).rows[0];
    };
    expect(await rowIn('de')).toMatchObject({ cost: '0,0', isFree: true });
    expect((await rowIn('de'))?.said).toContain('Es war der beste Zug');
    expect(await rowIn('en')).toMatchObject({ cost: '0.0', isFree: true });
    expect((await rowIn('en'))?.said).toContain('It was the best play');
    expect(reviewViewOf(reviewed()).rows[0]).toMatchObject({ isFree: false });
  });

  it('lists the largest mistakes first, with a summary of each player at the end', () => {
    const view = reviewViewOf(reviewed());
    expect(view.mistakes.map(({ turn }) => turn)).toEqual([2, 0]);
    const [ann, ben] = view.players;
    expect(ann?.said).toMatch(
      /^ann: mistake index 1\.2, as of a rating of 2100; 1 large, 0 medium, 1 small; /,
    );
    expect(ben?.said).toMatch(/^ben: mistake index 0\.0; /);
    expect(ann?.mistakes.map(({ count, sign }) => `${count} ${sign}`)).toEqual(['1 ??', '0 ?', '1 ?!']);
    // 2 and 9.96 points lost in two turns; of ben's turns none was judged.
    expect([ann?.name, ann?.average, ann?.luck]).toEqual(['ann', '6.0', '+3.3']);
    expect([ben?.name, ben?.average, ben?.luck]).toEqual(['ben', '', '0.0']);
    expect(reviewViewOf(reviewed({ phase: 'stopped' })).players).toEqual([]);
  });

  it('plots the win % of the first player, and marks the shown turn', () => {
    const { chart } = reviewViewOf(reduce(reviewed(), { type: 'game-turn-shown', turn: 2 }, 0));
    expect(chart).toMatchObject({ xs: [1, 2, 3, 4], range: [0, 1], reference: { along: 'x', at: 3 } });
    expect(chart?.lines[0]?.values).toEqual([0.55, 0.52, 0.4, 0.41]);
    expect(chart?.summary).toBe('After turn 3, ann -: ann wins 40.0 %.');
  });

  it('shows its progress, the possible actions, and why it is out of date', () => {
    const running = reviewViewOf(reviewed({ phase: 'running', turns: TURNS.slice(0, 1) }));
    expect(running).toMatchObject({
      status: sentence('reviewPage.done', { phase: 'running', done: 1, total: 4 }),
      progress: 0.25,
      tasks: ['stop'],
    });
    const stopped = reviewViewOf(reviewed({ phase: 'stopped', turns: TURNS.slice(0, 3) }));
    expect(stopped).toMatchObject({ tasks: ['start', 'anew'], startTitle: 'Resume', progress: null });
    expect(reviewViewOf(reviewed()).tasks).toEqual(['anew']);
    const stale = reviewViewOf(reviewed({ stale: ['leaves', 'settings'] }));
    expect(stale.tasks).toEqual(['anew']);
    expect(stale.status).toBe(
      [
        sentence('reviewPage.done', { phase: 'finished', done: 4, total: 4 }),
        sentence('reviewPage.stale', { reason: 'leaves' }),
        sentence('reviewPage.stale', { reason: 'settings' }),
      ].join(' '),
    );
  });

  it('shows its settings', () => {
    expect(reviewViewOf(reviewed()).origin).toBe(
      sentence('reviewPage.origin', {
        ...{ lexicon: 'English', leaves: 'English, 2026-11-22', wins: 'none' },
        judged: message('reviewPage.judgedBy', { method: 'equity', preEndgame: 10, endgame: 5 }),
        ...{ samples: 100, seed: 1, program: '0.1.0' },
      }),
    );
  });
});
