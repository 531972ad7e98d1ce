import { describe, expect, it } from 'vitest';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import type { Move } from '../../../../src/core/movegen/move';
import type { SoundAgent } from '../../../../src/core/strategy/agent';
import type { PlayerView } from '../../../../src/core/strategy/playerView';
import { sampleReply } from '../../../../src/core/strategy/replies/sampleReplies';
import { EIGHT_TILES, tableGame, tilesOf } from '../tableGames';

const play = (col: number, tiles: string, score = 10): Move => ({
  kind: 'placement',
  row: 7,
  col,
  direction: 'across',
  tiles: tilesOf(tiles),
  score,
});

/** An agent that passes, and the views it received. */
function watching(): { readonly agent: SoundAgent; readonly seen: PlayerView[] } {
  const seen: PlayerView[] = [];
  const agent: SoundAgent = (view) => {
    seen.push(view);
    return { kind: 'pass' };
  };
  return { seen, agent };
}

const sorted = (tiles: Iterable<number>) => [...tiles].sort((one, other) => one - other);

describe('sampleReply', () => {
  const { position } = tableGame({ rack: 'CATSEEN' });
  const turnRules = CLASSIC_TURN_RULES;

  it('lets the opponent reply with unseen tiles, then the player with the leave and as many new ones', () => {
    const { agent, seen } = watching();
    const { rack } = sampleReply({ position, move: play(7, 'CAT'), turnRules, agent }, '1', 0);
    const [reply, next] = seen;
    expect(sorted(reply!.position.rack)).toEqual(sorted(rack));
    expect(rack).toHaveLength(7);
    expect([...reply!.position.tiles.subarray(7 * 15 + 7, 7 * 15 + 10)]).toEqual(tilesOf('CAT'));
    // Of 100 tiles 3 are on the board and 7 on the opponent's rack.
    expect(reply!.bagCount).toBe(100 - 3 - 7 - 7);
    expect([...next!.position.rack].slice(0, 4)).toEqual(tilesOf('SEEN'));
    expect(next!.position.rack).toHaveLength(7);
  });

  it('draws the same tiles for every play of a position, and others for another number or seed', () => {
    const rackOf = (move: Move, seed: string, nth: number) =>
      sampleReply({ position, move, turnRules, agent: watching().agent }, seed, nth).rack;
    expect(rackOf(play(7, 'CATS'), '1', 3)).toEqual(rackOf(play(5, 'TEN'), '1', 3));
    expect(rackOf(play(7, 'CATS'), '1', 4)).not.toEqual(rackOf(play(7, 'CATS'), '1', 3));
    expect(rackOf(play(7, 'CATS'), '2', 3)).not.toEqual(rackOf(play(7, 'CATS'), '1', 3));
  });

  it('draws every tile as often as it occurs', () => {
    // Of 93 unseen tiles two are blanks: 7 of them hold 14 / 93 blanks on the average.
    let blanks = 0;
    for (let nth = 0; nth < 2000; nth++)
      blanks += sampleReply(
        { position, move: play(7, 'CAT'), turnRules, agent: watching().agent },
        'blanks',
        nth,
      ).rack.filter((tile) => tile === 0x80).length;
    // Five standard errors of 2000 draws, whose variance is below that of as many coins of that chance.
    expect(Math.abs(blanks / 2000 - 14 / 93)).toBeLessThan(5 * Math.sqrt(14 / 93 / 2000));
  });

  it('ends with the game', () => {
    // AAA, BB and C are left of eight tiles: three for each, and an empty bag.
    const end = tableGame({ rack: 'AAB', rules: EIGHT_TILES, board: [[7, 7, 'AB']] }).position;
    const { agent, seen } = watching();
    const out = sampleReply({ position: end, move: play(9, 'AAB'), turnRules, agent }, '1', 0);
    expect(out).toMatchObject({ reply: null, next: null });
    expect(seen).toEqual([]);
    const goingOut: SoundAgent = ({ position: { rack } }) => ({ ...play(10, ''), tiles: [...rack] });
    const answered = sampleReply({ position: end, move: play(9, 'A'), turnRules, agent: goingOut }, '1', 0);
    expect(sorted(answered.rack)).toEqual(tilesOf('AAC'));
    expect(answered.reply?.kind).toBe('placement');
    expect(answered.next).toBeNull();
  });

  it('supports other rules for the end of the game', () => {
    const end = tableGame({ rack: 'AAB', rules: EIGHT_TILES, board: [[7, 7, 'AB']] }).position;
    const rules = { ...turnRules, ending: 'last-round' } as const;
    const { agent, seen } = watching();
    sampleReply({ position: end, move: play(9, 'AAB'), turnRules: rules, agent }, '1', 0);
    expect(seen).toHaveLength(1);
  });
});
