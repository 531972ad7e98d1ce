import { describe, expect, it } from 'vitest';
import { reduce } from '../../../../src/renderer/state/reduce';
import { gameWith, play as placement, rack } from '../../../core/game/someGame';
import { AGENT, answer, ENTER, PASS_TURN, playOf, run, started, typed } from './playing';

const QUIZ = placement(7, 7, 'across', 'QUIZ', 44);
/** The person passes, and it is the agent's turn with QUIZERS. */
const agentsTurn = () => run(started(), PASS_TURN);
const watched = (paceMs: number) =>
  run(started(gameWith(['QUIZERS', 'CATDOGS']), [AGENT, { ...AGENT, name: 'Other' }]), {
    type: 'watch-paced',
    paceMs,
  });

describe('the flight of an agent’s tiles', () => {
  it('starts with the turn and lasts as long as four tiles and four drawn take', () => {
    const before = agentsTurn();
    const turn = { type: 'agent-turn-arrived', game: playOf(before).game, turn: QUIZ } as const;
    const { flight, play } = reduce(before, turn, 5000);
    // Four tiles played: 3 × 120 + 480 ms; four drawn: 3 × 50 + 320.
    expect(flight).toEqual({ game: play?.game, startedAtMs: 5000, durationMs: 840 + 470 });
  });

  it('starts with a person’s exchange, and lasts as long as two tiles and two drawn take', () => {
    const exchange = { type: 'turn-submitted', turn: { kind: 'exchange', tiles: rack('CG') } } as const;
    // 120 + 480 ms, then 50 + 320.
    expect(run(started(), exchange).flight?.durationMs).toBe(600 + 370);
    expect(run(started(), ...typed('CAT'), ENTER).flight).toBeNull();
  });

  it('starts with an agent’s challenge, which it makes of phonies alone', () => {
    const off = answer(run(started(), ...typed('TAC'), ENTER), { kind: 'challenge' });
    expect(playOf(off).game.history.at(-1)?.verdict).toBe('phony');
    expect(off.setup.tiles.every((tile) => tile === 0)).toBe(true);
    // 240 + 480 ms, and before that 100 + 320.
    expect(off.flight?.durationMs).toBe(720 + 420);
  });

  it('does not start if no tile moves', () => {
    expect(answer(agentsTurn()).flight).toBeNull();
  });

  it('takes at most three fifths of the pace of watched agents, and no time without a pace', () => {
    expect(answer(watched(1000), QUIZ).flight?.durationMs).toBe(600);
    expect(answer(watched(4000), QUIZ).flight?.durationMs).toBe(1310);
    expect(answer(watched(0), QUIZ).flight).toBeNull();
  });

  it('ends on request, and with a tile placed, taking back, or navigation', () => {
    const flying = answer(agentsTurn(), QUIZ);
    expect(flying.flight).not.toBeNull();
    expect(run(flying, { type: 'flight-ended' }).flight).toBeNull();
    expect(run(flying, { type: 'undone' }).flight).toBeNull();
    expect(run(flying, { type: 'game-turn-stepped', by: -1 }).flight).toBeNull();
    const laid = run(
      flying,
      { type: 'zone-entered', zone: 'board' },
      { type: 'square-chosen', square: { row: 8, col: 7 } },
      { type: 'board-letter-typed', text: 'C', isBlank: false },
    );
    expect(laid.tried?.laid.rack).toHaveLength(6);
    expect(laid.flight).toBeNull();
  });

  it('does not delay the game: the board changes at once', () => {
    const flying = answer(agentsTurn(), QUIZ);
    expect(flying.setup.tiles.slice(7 * 15 + 7, 7 * 15 + 11)).toEqual(rack('QUIZ'));
  });
});
