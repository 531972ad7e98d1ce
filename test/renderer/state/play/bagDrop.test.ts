import { describe, expect, it } from 'vitest';
import type { TilePlace } from '../../../../src/renderer/state/editing/tileDrag';
import { play as placement } from '../../../core/game/someGame';
import { answer, PASS_TURN, run, started, typed } from './playing';

const BAG = { over: { kind: 'bag' }, at: null, page: { x: 0, y: 0 } } as const;

const dropped = (state: ReturnType<typeof started>, from: TilePlace) =>
  run(state, { type: 'drag-started', from, pointer: BAG }, { type: 'drag-ended', asksLetter: false });

describe('a tile dropped on the bag', () => {
  it('is marked for exchange, and stays on the rack until then', () => {
    const one = dropped(started(), { kind: 'rack', index: 0 });
    expect(one.exchange).toBe('C');
    expect(one.setup.rack).toHaveLength(7);
    expect(one.drag).toBeNull();
  });

  it('first returns to the rack if it is tried on the board', () => {
    const laid = run(started(), ...typed('CAT'));
    expect(laid.tried?.laid.rack).toHaveLength(4);
    const chosen = dropped(laid, { kind: 'square', row: 7, col: 7 });
    expect(chosen.exchange).toBe('C');
    expect(chosen.tried).toBeNull();
  });

  it('stays in place once it has been played', () => {
    const played = answer(run(started(), PASS_TURN), placement(7, 7, 'across', 'QUIZ', 44));
    const tried = dropped(played, { kind: 'square', row: 7, col: 7 });
    expect(tried.exchange).toBeNull();
    expect(tried.setup).toBe(played.setup);
  });
});
