import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../../src/core/game/turns/turn';
import { message } from '../../../../src/core/message';
import type { AppState } from '../../../../src/renderer/state/appState';
import { clockText } from '../../../../src/renderer/view/play/clockView';
import { playAnnouncement, playPageView } from '../../../../src/renderer/view/play/playPageView';
import { gameWith, play as placement, rack } from '../../../core/game/someGame';
import { answer, ENTER, PASS_TURN, playOf, run, started, typed } from '../../state/play/playing';

function viewOf(state: AppState) {
  const view = playPageView(state);
  if (view === null) throw new Error('No game is played.');
  return view;
}

describe('texts about a game', () => {
  it('show the score of the tentative tiles, as soon as they are a play', () => {
    expect(viewOf(started())).toMatchObject({ laid: null, now: 'Ann to play.', canChallenge: false });
    expect(viewOf(run(started(), ...typed('C')))).toMatchObject({
      laid: 'A single tile is not a play; a word has at least two letters.',
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
    expect(viewOf(passed).lastTurn).toBe(`You pass; ${bag} tiles left in the bag.`);
    const played = answer(passed, placement(7, 7, 'across', 'QI', 22));
    expect(playAnnouncement(played)).toBe(
      `Score agent plays QI at 8H for 22 points; ${bag - 2} tiles left in the bag.`,
    );
    const exchange = { kind: 'exchange', tiles: rack('QU') } as const;
    expect(viewOf(answer(passed, exchange)).lastTurn).toBe(
      `Score agent exchanges 2 tiles; ${bag} tiles in the bag.`,
    );
  });

  it('show the result with the settlement, and the winner', () => {
    const out = run(started(gameWith(['CAT', 'QI'], { bag: [] })), ...typed('CAT'), ENTER);
    expect(viewOf(out).end).toEqual([
      'You have played all tiles and the bag is empty.',
      'You gain 22 points: twice the points of Q, I, left on the other rack.',
      'You have won, 32 to 0.',
    ]);
    expect(viewOf(run(started(), { type: 'play-resigned' })).end).toEqual([
      'You have resigned.',
      'Score agent has won, 0 to 0.',
    ]);
  });

  it('show as much of a hint as was requested', () => {
    const turn = placement(7, 7, 'across', 'DOG', 10);
    const asked = run(started(), { type: 'hint-asked' });
    const known = run(asked, { type: 'hint-arrived', game: playOf(asked).game, turn });
    const after = (times: number) => run(known, ...Array(times).fill({ type: 'hint-asked' }));
    expect([0, 1, 2, 3].map((times) => viewOf(after(times)).hint)).toEqual([
      'The best move, by score and leave, is a play.',
      'The best play scores 10 points.',
      '10 points can be scored at 8H.',
      'DOG at 8H scores 10 points.',
    ]);
    // CAT scores as much, but leaves other tiles; GOD leaves the same.
    expect(viewOf(run(known, ...typed('CAT'))).hint).toBe('There is a better play, by score and leave.');
    expect(viewOf(run(known, ...typed('GOD'))).hint).toBe('No play is better, by score and leave.');
  });

  it('explain why a hint is based on the score alone', () => {
    const asked = run(started(), { type: 'hint-asked' });
    const { game } = playOf(asked);
    const reason = message('leaves.none', { tiles: 'Duel' });
    const unjudged = run(asked, { type: 'hint-without-leaves', game, reason });
    const known = (turn: Turn) => run(unjudged, { type: 'hint-arrived', game, turn });
    const dog = known(placement(7, 7, 'across', 'DOG', 10));
    expect(viewOf(dog).hint).toBe(
      'There is a play that scores most. This is by score alone: There are no leaves for the tiles of Duel.',
    );
    expect(viewOf(run(dog, { type: 'hint-asked' })).hint).toBe('The highest score is 10 points.');
    expect(viewOf(run(dog, ...typed('CAT'))).hint).toMatch(/^No play scores more than 10 points\./);
    expect(viewOf(known({ kind: 'pass' })).hint).toBe('There is no play with these tiles.');
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
      'Exchanging tiles is better than any play, by score and leave.',
      'Exchange 2 tiles.',
      'Exchange 2 tiles.',
      'Exchange C, G.',
    ]);
    expect(hintsOf({ kind: 'pass' })[0]).toBe('No play is worth more than passing.');
    expect(hintsOf({ kind: 'challenge' })[3]).toBe(
      'The last play has a word that is not in the lexicon: it can be challenged.',
    );
  });
});

describe('a clock', () => {
  const clock = { limitMs: 60_000, usedMs: [0, 59_000], running: { player: 1, sinceMs: 0 } } as const;

  it('shows minutes and seconds, and overtime', () => {
    expect(clockText(clock, 0, 500)).toBe('1:00');
    expect(clockText(clock, 1, 500)).toBe('0:01');
    expect(clockText(clock, 1, 8000)).toBe('−0:07');
  });
});
