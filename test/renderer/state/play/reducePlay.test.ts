import { describe, expect, it } from 'vitest';
import { finalScores } from '../../../../src/core/game/settlement';
import { formatGcg } from '../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import type { AppState } from '../../../../src/renderer/state/appState';
import { isEdited } from '../../../../src/renderer/state/document/openDocument';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import { whyNoDraw } from '../../../../src/renderer/state/editing/drawnRack';
import { redoName, undoName } from '../../../../src/renderer/state/editing/history';
import { analysisBlockedReason } from '../../../../src/renderer/state/play/analysisBlockedReason';
import { reduce } from '../../../../src/renderer/state/reduce';
import { gameViewOf } from '../../../../src/renderer/view/document/gameView';
import { gameWith, play as placement, rack } from '../../../core/game/someGame';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { AGENT, answer, ENTER, PASS_TURN, PERSON, playOf, run, started, turnRules, typed } from './playing';

const gcgOf = ({ game }: ReturnType<typeof started>) => (game === null ? '' : formatGcg(game.record));

const CHALLENGE = { type: 'turn-submitted', turn: { kind: 'challenge' } } as const;

/** The turn that is waiting for its only word to be looked up, taken or refused. */
function judged(state: ReturnType<typeof started>, isWord: boolean) {
  const { judging } = playOf(state);
  if (judging === null) throw new Error('Nothing is looked up.');
  return run(state, { type: 'turn-judged', judging, areWords: [isWord] });
}

describe('a new game', () => {
  it('shows the empty board and the person’s rack, as a new unsaved document', () => {
    const state = started();
    expect(state.setup.rack).toEqual(rack('CATDOGS'));
    expect(state.setup.tiles.every((tile) => tile === 0)).toBe(true);
    expect(state.history.steps).toEqual([]);
    expect(isEdited(state)).toBe(true);
    expect(state.document).toMatchObject({ name: 'A game', path: null });
    expect(state.zone).toBe('board');
    expect(state.boardCursor).toMatchObject({ row: 7, col: 7, direction: 'across' });
  });

  it('shows the person’s rack, whoever is on turn', () => {
    const state = started(gameWith(['CATDOGS', 'QUIZERS']), [AGENT, PERSON]);
    expect(state.setup.rack).toEqual(rack('QUIZERS'));
    expect(said(run(state, ENTER).notice)).toBe(sentence('play.notYourTurn', { name: 'Score agent' }));
  });

  it('conceals the opponent’s tiles from its record until the game is over', () => {
    const before = answer(run(started(), ...typed('CAT'), ENTER));
    expect(gcgOf(before)).toBe(
      '#character-encoding UTF-8\n#player1 Ann Ann\n#player2 Score_agent Score agent\n' +
        '>Ann: CATDOGS 8H CAT +10 10\n>Score_agent:  - +0 0\n#rack1 DOGSAAA\n',
    );
    expect(gcgOf(run(before, { type: 'play-resigned' }))).toBe(
      '#character-encoding UTF-8\n#player1 Ann Ann\n#player2 Score_agent Score agent\n' +
        '>Ann: CATDOGS 8H CAT +10 10\n>Score_agent: QUIZERS - +0 0\n#resigned 1\n',
    );
  });
});

describe('the focus', () => {
  const atButtons = () => run(started(), { type: 'zone-entered', zone: 'play' });

  it('goes to the board with a turn, where the next tiles are typed', () => {
    expect(run(atButtons(), PASS_TURN).zone).toBe('board');
    const exchange = { kind: 'exchange', tiles: rack('CA') } as const;
    expect(run(atButtons(), { type: 'turn-submitted', turn: exchange }).zone).toBe('board');
    expect(run(run(atButtons(), ...typed('CAT')), ENTER).zone).toBe('board');
  });

  it('stays if the turn is refused', () => {
    expect(run(atButtons(), ENTER).zone).toBe('play');
  });
});

describe('tried tiles', () => {
  it('come from the rack and return to it', () => {
    const laid = run(started(), ...typed('DOG'));
    expect(laid.setup.rack).toEqual(rack('CATDOGS'));
    expect(laid.tried?.laid.rack).toEqual(rack('CATS'));
    expect(laid.tried?.laid.tiles.slice(112, 115)).toEqual(rack('DOG'));
    const back = run(laid, { type: 'board-tile-taken-back' });
    expect(back.tried?.laid.rack).toEqual(rack('CATGS'));
    expect(run(laid, { type: 'tiles-recalled' })).toMatchObject({ setup: laid.setup, tried: null });
  });

  it('are no edit of the game, and leave no room for drawing tiles', () => {
    const laid = run(started(), ...typed('DOG'));
    expect(gameViewOf(laid)?.isEdited).toBe(false);
    expect(said(whyNoDraw(laid))).toBe(sentence('play.rackStands'));
    const resigned = run(laid, { type: 'play-resigned' });
    const free = { ...resigned, setup: { ...resigned.setup, rack: rack('CAT') } };
    expect(whyNoDraw(free)).toBeNull();
    expect(gameViewOf(free)?.isEdited).toBe(true);
  });

  it('cannot be letters that are not on the rack', () => {
    const state = run(started(), ...typed('CAB'));
    expect(said(state.notice)).toBe(sentence('play.notOnRack', { tile: 'B' }));
    expect(state.tried?.laid.tiles.slice(112, 115)).toEqual(rack('CA.').map((tile) => (tile < 1 ? 0 : tile)));
    expect(said(run(started(), ...typed('c')).notice)).toBe(sentence('play.noBlank'));
  });

  it('do not move tiles of the game', () => {
    const state = answer(run(started(), ...typed('CAT'), ENTER));
    const on = (col: number) => ({ type: 'square-chosen', square: { row: 7, col } }) as const;
    const cleared = run(state, on(8), { type: 'square-cleared' });
    expect(cleared.setup).toBe(state.setup);
    expect(said(cleared.notice)).toBe(sentence('play.tileStays', { square: '8I' }));
  });

  it('are the only edits while the game lasts', () => {
    const state = run(started(), ...typed('C'));
    const edits = [
      { type: 'rack-tile-taken-back' },
      { type: 'setup-edited', setup: { ...state.setup, rack: [] }, name: { key: 'steps.clearRack' } },
    ] as const;
    for (const edit of edits) {
      const edited = run(state, edit);
      expect(edited.setup).toBe(state.setup);
      expect(said(edited.notice)).toBe(sentence('play.rackStands'));
    }
    const rules = { ...state.setup.rules, rackSize: 8 };
    const changed = run(state, {
      type: 'setup-edited',
      setup: { ...state.setup, rules },
      name: { key: 'steps.clearRack' },
    });
    expect(changed.setup).toBe(state.setup);
    expect(said(changed.notice)).toBe(sentence('play.rulesStand'));
    expect(run(state, { type: 'rack-sorted' }).tried?.laid.rack).toEqual(rack('ADGOST'));
    const sorted = run(started(), { type: 'rack-sorted' });
    expect(sorted.setup.rack).toEqual(rack('ACDGOST'));
  });
});

describe('a turn', () => {
  it('consists of the tiles placed, scored and replaced', () => {
    const state = run(started(), ...typed('CAT'), ENTER);
    // C3 + A1 + T1 = 5, doubled on the start square; the bag starts with A.
    expect(playOf(state).game.scores).toEqual([10, 0]);
    expect(state.turn).toEqual({ player: 1, scores: [10, 0], otherRack: rack('DOGSAAA') });
    expect(state.setup.rack).toEqual(rack('DOGSAAA'));
    expect(said(undoName(state))).toBe(sentence('steps.playWord', { word: 'CAT', place: '8H' }));
  });

  it('is refused in one sentence, and the tiles stay', () => {
    const moved = { type: 'square-chosen', square: { row: 0, col: 0 } } as const;
    const state = run(started(), moved, ...typed('CAT'));
    const refused = run(state, ENTER);
    expect(said(refused.notice)).toBe(sentence('game.startNotCovered', { square: '8H' }));
    expect(refused.tried).toBe(state.tried);
    expect(said(run(started(), ENTER).notice)).toBe(sentence('game.nothingPlayed'));
    const far = { type: 'square-chosen', square: { row: 9, col: 9 } } as const;
    const scattered = run(started(), ...typed('CA'), far, ...typed('T'), ENTER);
    expect(said(scattered.notice)).toBe(sentence('play.notInLine'));
    const gap = { type: 'square-chosen', square: { row: 7, col: 11 } } as const;
    expect(said(run(started(), ...typed('CA'), gap, ...typed('T'), ENTER).notice)).toBe(sentence('play.gap'));
  });

  it('is undone together with the agent’s reply, and redone with it', () => {
    const before = started();
    const laid = run(before, ...typed('CAT'));
    const answered = answer(run(laid, ENTER), placement(8, 7, 'across', 'QI', 1));
    // The score of QI was wrong: the agent's turn was refused, so nothing was added.
    expect(playOf(answered).game.history).toHaveLength(1);
    const passed = answer(run(laid, ENTER));
    expect(passed.history.steps.map(({ name }) => said(name))).toEqual(['play CAT 8H']);
    const back = run(passed, { type: 'undone' });
    expect(back).toMatchObject({ setup: before.setup, tried: null });
    expect(playOf(back).game.history).toEqual([]);
    expect(said(redoName(back))).toBe(sentence('steps.playWord', { word: 'CAT', place: '8H' }));
    const again = run(back, { type: 'redone' });
    expect(again.setup).toBe(passed.setup);
    expect(playOf(again).game).toBe(playOf(passed).game);
  });

  it('of an agent that arrives too late changes nothing', () => {
    const waiting = run(started(), ...typed('CAT'), ENTER);
    const back = run(waiting, { type: 'undone' });
    const late = run(back, {
      type: 'agent-turn-arrived',
      game: playOf(waiting).game,
      turn: { kind: 'pass' },
    });
    expect(late).toEqual(back);
  });

  it('waits for its words to be checked if phonies are refused', () => {
    const game = gameWith(['CATDOGS', 'QUIZERS'], turnRules({ challenge: 'void' }));
    const asked = run(started(game), ...typed('CATS'), ENTER);
    const { judging } = playOf(asked);
    expect(judging?.words).toEqual([rack('CATS')]);
    if (judging === null) return;
    const refused = run(asked, { type: 'turn-judged', judging, areWords: [false] });
    expect(said(refused.notice)).toBe(sentence('game.noWord', { word: 'CATS', place: '8H' }));
    expect(refused.tried).toBe(asked.tried);
    const taken = run(asked, { type: 'turn-judged', judging, areWords: [true] });
    expect(playOf(taken).game.scores).toEqual([12, 0]);
  });

  it('can challenge the previous play, and removes a phony', () => {
    const game = gameWith(['CATDOGS', 'QUIZERS']);
    const laid = answer(run(started(game), PASS_TURN), placement(7, 7, 'across', 'ZIQ', 42));
    expect(playOf(laid).game.scores).toEqual([0, 42]);
    const off = judged(run(laid, CHALLENGE), false);
    expect(playOf(off).game.scores).toEqual([0, 0]);
    expect(off.setup.tiles.every((tile) => tile === 0)).toBe(true);
    expect(playOf(off).game.player).toBe(0);
    expect(said(undoName(off))).toBe('challenge');
    expect(gcgOf(off)).toContain('>Score_agent: ZIQ -- -42 0\n');
  });

  it('stays undone, though its words had been checked', () => {
    const phonies = gameWith(['CATDOGS', 'QUIZERS'], turnRules({ challenge: 'void' }));
    const laid = run(started(phonies), ...typed('CATS'));
    const played = answer(judged(run(laid, ENTER), true));
    const back = run(played, { type: 'undone' });
    expect(playOf(back)).toMatchObject({ judging: null, game: { history: [] } });
    expect(back.history.done).toBe(0);

    const passed = answer(run(started(), PASS_TURN), placement(7, 7, 'across', 'ZIQ', 42));
    const lost = answer(judged(run(passed, CHALLENGE), true));
    expect(playOf(lost).game.history).toHaveLength(4);
    const before = run(lost, { type: 'undone' });
    expect(playOf(before)).toMatchObject({ judging: null, game: playOf(passed).game });
    expect(playOf(run(before, { type: 'undone' })).game.history).toEqual([]);
    expect(playOf(run(before, { type: 'redone' })).game).toBe(playOf(lost).game);
  });

  it('cannot be played while an earlier one is shown', () => {
    const state = answer(run(started(), ...typed('CAT'), ENTER));
    const first = run(state, { type: 'game-turn-shown', turn: 0 });
    expect(said(run(first, ENTER).notice)).toBe(sentence('play.notHere'));
    expect(said(run(first, ...typed('D')).notice)).toBe(sentence('play.notHere'));
    const last = run(first, { type: 'game-turn-shown', turn: 99 });
    expect(last.setup).toBe(state.setup);
    expect(playOf(run(last, PASS_TURN)).game.history).toHaveLength(3);
  });
});

describe('two persons', () => {
  const two = [PERSON, { kind: 'person', name: 'Bob' }] as const;

  it('hide the rack from each other until the next player has confirmed', () => {
    const handed = run(started(undefined, two), ...typed('CAT'), ENTER);
    expect(handed.setup.rack).toEqual([]);
    expect(said(run(handed, PASS_TURN).notice)).toBe(sentence('play.covered', { name: 'Bob' }));
    const lifted = run(handed, { type: 'cover-lifted' });
    expect(lifted.setup.rack).toEqual(rack('QUIZERS'));
    expect(run(lifted, { type: 'undone' }).setup.rack).toEqual(rack('CATDOGS'));
  });
});

describe('hints', () => {
  it('come in steps, and mark the turn', () => {
    const asked = run(started(), { type: 'hint-asked' });
    expect(playOf(asked)).toMatchObject({ hint: { step: 'any', turn: null }, helped: [0] });
    const { game } = playOf(asked);
    const turn = placement(7, 7, 'across', 'DOG', 10);
    const known = run(asked, { type: 'hint-arrived', game, turn });
    const steps = [1, 2, 3, 4].map((times) =>
      playOf(run(known, ...Array(times).fill({ type: 'hint-asked' }))),
    );
    expect(steps.map(({ hint }) => hint?.step)).toEqual(['score', 'place', 'word', 'word']);
    expect(playOf(answer(run(known, PASS_TURN)))).toMatchObject({ hint: null, helped: [0] });
  });

  it('open the analysis for one turn', () => {
    const open = run(started(), ...typed('CAT'), { type: 'analysis-opened' });
    expect(playOf(open)).toMatchObject({ isAnalysisOpen: true, helped: [0] });
    expect(open.setup.rack).toHaveLength(7);
    expect(playOf(answer(run(open, PASS_TURN))).isAnalysisOpen).toBe(false);
  });
});

describe('the end of the game', () => {
  it('follows a resignation, after which the board is free', () => {
    const state = run(started(), { type: 'play-resigned' });
    expect(playOf(state).game.end).toEqual({ by: 'resignation', player: 0 });
    expect(said(run(state, ENTER).notice)).toBe(sentence('game.gameOver'));
    expect(said(run(state, { type: 'play-resigned' }).notice)).toBe(sentence('game.gameOver'));
    expect(run(state, { type: 'rack-tile-taken-back' }).setup.rack).toHaveLength(6);
  });

  it('keeps candidates blocked, which would seem to play on, until an edit, an earlier turn or leaving', () => {
    const ended = run(started(), ...typed('CAT'), ENTER, { type: 'play-resigned' });
    expect(said(analysisBlockedReason(ended))).toBe(sentence('play.shutAtEnd'));
    expect(analysisBlockedReason(run(ended, { type: 'game-turn-shown', turn: 0 }))).toBeNull();
    expect(analysisBlockedReason(run(ended, { type: 'rack-tile-taken-back' }))).toBeNull();
    expect(analysisBlockedReason(run(ended, { type: 'play-left' }))).toBeNull();
  });

  it('settles the racks when a player goes out', () => {
    const state = run(started(gameWith(['CAT', 'QI'], { bag: [] })), ...typed('CAT'), ENTER);
    expect(playOf(state).game.end).toEqual({ by: 'out', player: 0 });
    expect(gcgOf(state)).toContain('>Ann: (QI) +22 32\n');
  });
});

describe('an agent that fails', () => {
  it('is replaced by another one, and the game stays', () => {
    const begun = run(started(), PASS_TURN);
    const { game } = playOf(begun);
    const failed = run(begun, { type: 'agent-failed', game, problem: 'It ended.' });
    const replaced = run(failed, { type: 'agent-replaced', agent: 'equity', name: 'Equity player' });
    expect(playOf(replaced)).toMatchObject({
      game,
      problem: null,
      seats: [{ kind: 'person' }, { kind: 'agent', agent: 'equity', name: 'Equity player' }],
    });
  });
});

describe('the lexicon of a resumed game', () => {
  it.each([
    ['of its letters', LEXICON.letters, LEXICON.id],
    ['of others', ['A', 'B'], 'abc'],
  ])('is one %s or none', (_what, letters, expected) => {
    const info = { ...LEXICON, letters };
    const state = run({ ...started(), lexicon: { kind: 'open', info } }, { type: 'lexicon-adopted' });
    expect(playOf(state).lexicon).toBe(expected);
    expect(state.notice === null).toBe(expected === LEXICON.id);
  });
});

describe('a clock', () => {
  it('runs for the player on turn', () => {
    const state = started(undefined, undefined, { limitMs: 60_000 });
    expect(playOf(state).clock).toMatchObject({ running: { player: 0, sinceMs: 0 } });
    const passed = playOf(run(state, PASS_TURN));
    expect(passed.clock?.running?.player).toBe(1);
  });

  const timed = (hasOvertimePenalty: boolean) => {
    const game = gameWith(['CAT', 'SEED'], { bag: [] });
    return started(game, undefined, { limitMs: 60_000, hasOvertimePenalty });
  };
  /** Ann goes out with CAT for 10 points, and gets twice the 5 points of SEED. */
  const out = (state: AppState, atMs: number) => reduce(run(state, ...typed('CAT')), ENTER, atMs);
  const finalsOf = (state: AppState) => finalScores(playOf(state).game);

  it.each([
    [60_000, 20],
    [61_000, 10],
    [120_000, 10],
    [121_000, 0],
  ])('that has run for %i ms of one minute leaves Ann %i points', (atMs, points) => {
    expect(finalsOf(out(timed(true), atMs))).toEqual([points, 0]);
    expect(finalsOf(out(timed(false), atMs))).toEqual([20, 0]);
  });

  it('has its penalty in the record, which is read back without a fault', () => {
    const game = gameWith(['CATDOGS', 'QUIZERS'], { bag: [] });
    const begun = started(game, undefined, { limitMs: 60_000, hasOvertimePenalty: true });
    // 12 points with the O doubled, twice, and 50 for all tiles; QUIZERS has 25.
    const state = reduce(run(begun, ...typed('CATDOGS')), ENTER, 121_000);
    const text = gcgOf(state);
    expect(text).toContain(
      '>Ann: CATDOGS 8H CATDOGS +74 74\n>Ann: (QUIZERS) +50 124\n>Ann:  (time) -20 104\n',
    );
    expect(openGame(unwrap(parseGcg(text)), state.setup.rules).problems).toEqual([]);
  });

  it('goes back with the turn, and comes again with it', () => {
    const over = out(timed(true), 121_000);
    const undone = reduce(over, { type: 'undone' }, 500_000);
    expect(playOf(undone).clock).toMatchObject({ usedMs: [0, 0], running: { player: 0, sinceMs: 500_000 } });
    const { boardCursor } = timed(true);
    expect(finalsOf(out({ ...undone, boardCursor }, 561_000))).toEqual([10, 0]);
    const redone = reduce(undone, { type: 'redone' }, 900_000);
    expect(finalsOf(redone)).toEqual([0, 0]);
    expect(playOf(redone).clock).toMatchObject({ usedMs: [121_000, 0], running: null });
  });
});
