import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../../src/core/game/turns/turn';
import { message } from '../../../../src/core/message';
import type { AppState } from '../../../../src/renderer/state/appState';
import { newClock } from '../../../../src/renderer/state/play/clock';
import { reduce } from '../../../../src/renderer/state/reduce';
import { clockText } from '../../../../src/renderer/view/play/clockView';
import { playAnnouncement, playPageView } from '../../../../src/renderer/view/play/playPageView';
import { gameWith, play as placement, rack } from '../../../core/game/someGame';
import { sentence } from '../../../said';
import { answer, ENTER, PASS_TURN, playOf, run, started, typed } from '../../state/play/playing';

function viewOf(state: AppState) {
  const view = playPageView(state);
  if (view === null) throw new Error('No game is played.');
  return view;
}

describe('texts about a game', () => {
  it('show the score of the tentative tiles, as soon as they are a play', () => {
    expect(viewOf(started())).toMatchObject({
      laid: null,
      now: sentence('play.nowPerson', { name: 'Ann' }),
      canChallenge: false,
    });
    expect(viewOf(run(started(), ...typed('C')))).toMatchObject({
      laid: sentence('game.oneTileAlone'),
      isLaidPlay: false,
    });
    expect(viewOf(run(started(), ...typed('CAT')))).toMatchObject({
      laid: 'CAT at 8H: 10 points',
      isLaidPlay: true,
    });
  });

  it('show the last turn in a line', () => {
    const passed = run(started(), PASS_TURN);
    const bag = playOf(passed).game.bag.length;
    expect(viewOf(passed).lastTurn).toBe(sentence('play.saidPass', { who: 'you' }));
    const played = answer(passed, placement(7, 7, 'across', 'QI', 22));
    const said = { who: 'other', name: 'Score agent', word: 'QI', place: '8H', points: 22 };
    expect(viewOf(played).lastTurn).toBe(sentence('play.saidPlacement', said));
    // Who does not see the bag hears its size.
    expect(playAnnouncement(played)).toBe(
      `${sentence('play.saidPlacement', said)} ${sentence('play.bag', { count: bag - 2 })}.`,
    );
    const exchange = { kind: 'exchange', tiles: rack('QU') } as const;
    expect(viewOf(answer(passed, exchange)).lastTurn).toBe(
      sentence('play.saidExchange', { who: 'other', name: 'Score agent', count: 2 }),
    );
  });

  it('show the result with the settlement, and the winner', () => {
    const out = run(started(gameWith(['CAT', 'QI'], { bag: [] })), ...typed('CAT'), ENTER);
    expect(viewOf(out).end).toEqual([
      sentence('play.endOut', { who: 'you' }),
      sentence('play.settledGain', { who: 'you', points: 22, isDouble: 'true', held: 'Q, I' }),
      sentence('play.winner', { who: 'you', own: 32, other: 0 }),
    ]);
    expect(viewOf(run(started(), { type: 'play-resigned' })).end).toEqual([
      sentence('play.endResignation', { who: 'you' }),
      sentence('play.winner', { who: 'other', name: 'Score agent', own: 0, other: 0 }),
    ]);
  });

  it('show as much of a hint as was requested', () => {
    const turn = placement(7, 7, 'across', 'DOG', 10);
    const asked = run(started(), { type: 'hint-asked' });
    const known = run(asked, { type: 'hint-arrived', game: playOf(asked).game, turn });
    const after = (times: number) => run(known, ...Array(times).fill({ type: 'hint-asked' }));
    expect([0, 1, 2, 3].map((times) => viewOf(after(times)).hint)).toEqual([
      sentence('play.hintAny', { by: 'equity' }),
      sentence('play.hintScore', { by: 'equity', points: 10 }),
      sentence('play.hintPlace', { points: 10, place: '8H' }),
      sentence('play.hintWord', { word: 'DOG', place: '8H', points: 10 }),
    ]);
    // CAT scores as much, but leaves other tiles; GOD leaves the same.
    expect(viewOf(run(known, ...typed('CAT'))).hint).toBe(sentence('play.hintBetter', { by: 'equity' }));
    expect(viewOf(run(known, ...typed('GOD'))).hint).toBe(sentence('play.hintBest', { by: 'equity' }));
  });

  it('explain why a hint is based on the score alone', () => {
    const asked = run(started(), { type: 'hint-asked' });
    const { game } = playOf(asked);
    const reason = message('leaves.none', { tiles: 'Duel' });
    const unjudged = run(asked, { type: 'hint-without-leaves', game, reason });
    const known = (turn: Turn) => run(unjudged, { type: 'hint-arrived', game, turn });
    const dog = known(placement(7, 7, 'across', 'DOG', 10));
    expect(viewOf(dog).hint).toBe(
      sentence('play.hintOnlyScore', {
        hint: sentence('play.hintAny', { by: 'score' }),
        reason: sentence('leaves.none', { tiles: 'Duel' }),
      }),
    );
    expect(viewOf(run(dog, { type: 'hint-asked' })).hint).toBe(
      sentence('play.hintScore', { by: 'score', points: 10 }),
    );
    expect(viewOf(run(dog, ...typed('CAT'))).hint).toMatch(/^No play scores more than 10 points\./);
    expect(viewOf(known({ kind: 'pass' })).hint).toBe(sentence('play.hintPass', { by: 'score' }));
  });

  it('show a hint other than a play, too', () => {
    const asked = run(started(), { type: 'hint-asked' });
    const { game } = playOf(asked);
    const hintsOf = (turn: Turn) =>
      [0, 1, 2, 3].map(
        (times) =>
          viewOf(
            run(asked, { type: 'hint-arrived', game, turn }, ...Array(times).fill({ type: 'hint-asked' })),
          ).hint,
      );
    expect(hintsOf({ kind: 'exchange', tiles: rack('CG') })).toEqual([
      sentence('play.hintExchange', { step: 'any', by: 'equity' }),
      'Exchange 2 tiles.',
      'Exchange 2 tiles.',
      'Exchange C, G.',
    ]);
    expect(hintsOf({ kind: 'pass' })[0]).toBe(sentence('play.hintPass', { by: 'equity' }));
    expect(hintsOf({ kind: 'challenge' })[3]).toBe(sentence('play.hintChallenge'));
  });
});

describe('a clock', () => {
  const clock = {
    ...newClock(60_000, false),
    usedMs: [0, 59_000],
    running: { player: 1, sinceMs: 0 },
  } as const;

  it('shows minutes and seconds, and overtime', () => {
    expect(clockText(clock, 0, 500)).toBe('1:00');
    expect(clockText(clock, 1, 500)).toBe('0:01');
    expect(clockText(clock, 1, 8000)).toBe('−0:07');
  });

  it('says at the end what overtime has cost', () => {
    const game = gameWith(['CAT', 'SEED'], { bag: [] });
    const timed = started(game, undefined, { limitMs: 60_000, hasOvertimePenalty: true });
    const over = reduce(run(timed, ...typed('CAT')), ENTER, 121_000);
    expect(viewOf(over).end).toContain(sentence('play.settledTime', { who: 'you', points: 20, minutes: 2 }));
    expect(viewOf(over).players.map(({ score }) => score)).toEqual([0, 0]);
  });
});
