import { describe, expect, it } from 'vitest';
import { turnToAsk } from '../../../../src/renderer/state/play/agentNeeds';
import {
  analysisBlockedReason,
  isAnalysisBlocked,
} from '../../../../src/renderer/state/play/analysisBlockedReason';
import { gameWith, play as placement } from '../../../core/game/someGame';
import { said } from '../../../said';
import { AGENT, answer, PASS_TURN, PERSON, playOf, run, started } from './playing';

const QUIZ = placement(7, 7, 'across', 'QUIZ', 44);
const OTHER = { ...AGENT, name: 'Other' };
const watched = () => started(gameWith(['QUIZERS', 'CATDOGS']), [AGENT, OTHER]);
const afterQuiz = () => answer(watched(), QUIZ);
/** Effect of the key: requests the walk, and goes to the turn. */
const walkShown = () => run(afterQuiz(), { type: 'last-walk-asked' }, { type: 'game-turn-stepped', by: -1 });
const goneOn = () =>
  run(walkShown(), { type: 'game-turn-shown', turn: 99 }, { type: 'watch-paused', isPaused: false });

describe('watched agents', () => {
  it('play until they are paused, and resume', () => {
    expect(turnToAsk(watched())?.agent).toBe('score');
    const paused = run(watched(), { type: 'watch-paused', isPaused: true });
    expect(turnToAsk(paused)).toBeNull();
    expect(turnToAsk(run(paused, { type: 'watch-paused', isPaused: false }))).not.toBeNull();
  });

  it('do not show candidates while a turn is being played', () => {
    expect(isAnalysisBlocked(watched())).toBe(true);
    expect(said(analysisBlockedReason(watched())!)).toContain('while agents play');
  });

  it('pause while an earlier turn is shown, whose candidates are visible', () => {
    const back = run(afterQuiz(), { type: 'game-turn-stepped', by: -1 });
    expect(turnToAsk(back)).toBeNull();
    expect(isAnalysisBlocked(back)).toBe(false);
  });
});

describe('the walk of the last turn', () => {
  it('pauses the agents and shows the board before the turn', () => {
    const shown = walkShown();
    expect(playOf(shown).watch).toMatchObject({ isPaused: true, walkTurn: 0 });
    expect(shown.game?.turn).toBe(0);
    expect(shown.setup.tiles.every((tile) => tile === 0)).toBe(true);
    expect(turnToAsk(shown)).toBeNull();
    expect(isAnalysisBlocked(shown)).toBe(false);
  });

  it('is closed when they resume', () => {
    const state = goneOn();
    expect(playOf(state).watch).toMatchObject({ isPaused: false, walkTurn: null });
    expect(state.setup.tiles.filter((tile) => tile !== 0)).toHaveLength(4);
    expect(turnToAsk(state)?.game).toBe(playOf(state).game);
  });

  it('is closed if another turn is shown', () => {
    expect(playOf(run(walkShown(), { type: 'game-turn-stepped', by: 1 })).watch.walkTurn).toBeNull();
  });

  it('does not exist for a turn without tiles, with a notice', () => {
    const passed = run(answer(watched()), { type: 'last-walk-asked' });
    expect(playOf(passed).watch).toMatchObject({ isPaused: false, walkTurn: null });
    expect(said(passed.notice!)).toContain('no tile');
  });

  it('of an agent’s turn is all that a person in a game may see', () => {
    const before = answer(run(started(undefined, [PERSON, AGENT]), PASS_TURN), QUIZ);
    expect(isAnalysisBlocked(before)).toBe(true);
    const shown = run(before, { type: 'last-walk-asked' }, { type: 'game-turn-stepped', by: -1 });
    expect(shown.game?.turn).toBe(1);
    expect(isAnalysisBlocked(shown)).toBe(false);
    // Only the played tiles are revealed.
    expect(shown.setup.rack).toHaveLength(4);
    expect(isAnalysisBlocked(run(shown, { type: 'game-turn-stepped', by: -1 }))).toBe(true);
    expect(isAnalysisBlocked(run(shown, { type: 'game-turn-stepped', by: 1 }))).toBe(true);
  });
});
