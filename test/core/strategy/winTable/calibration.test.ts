import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { entryAt } from '../../../../src/core/certain';
import { finalScores } from '../../../../src/core/game/settlement';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { playAgents } from '../../../../src/core/strategy/playAgents';
import { Calibration, type PlayedOut, playedOut } from '../../../../src/core/strategy/winTable/calibration';
import type { WinChances } from '../../../../src/core/strategy/winTable/winChances';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { GAME_WORDS } from '../gameWords';

/** A lead of 10 points wins 60 %, of 20 points 70 %. */
const CHANCES: WinChances = { winShare: (_, spread) => 0.5 + spread / 100_000 };

const turn = (lead: number, won: number): PlayedOut => ({ unseen: 20, lead, player: 0, won });

describe('the calibration of a win table', () => {
  it('compares what is predicted with what is won, game by game', () => {
    const calibration = new Calibration(CHANCES, () => 'all');
    calibration.addGame([turn(10, 1), turn(20, 1)]);
    calibration.addGame([turn(10, 0)]);
    const row = calibration.row('all');
    expect(row?.turns).toBe(3);
    expect(row?.predicted).toBeCloseTo((0.6 + 0.7 + 0.6) / 3, 12);
    expect(row?.won).toBeCloseTo(2 / 3, 12);
    // The first game won 0.4 + 0.3 more than predicted, the other one 0.6 less.
    expect(row?.error).toBeCloseTo(Math.sqrt(0.7 ** 2 + 0.6 ** 2) / 3, 12);
  });

  it('groups turns by themselves and by what is predicted', () => {
    const calibration = new Calibration(CHANCES, ({ won }, predicted) => `${predicted.toFixed(1)} ${won}`);
    calibration.addGame([turn(10, 1), turn(20, 1)]);
    calibration.addGame([turn(20, 0)]);
    const turnsIn = (group: string) => calibration.row(group)?.turns;
    expect(['0.6 1', '0.7 1', '0.7 0', '0.6 0'].map(turnsIn)).toEqual([1, 1, 1, undefined]);
    expect(calibration.row('0.7 0')).toMatchObject({ won: 0, error: 0.7 });
  });

  it('reads turns of a game as the players saw them', () => {
    const lexicon = buildSmallGaddag(GAME_WORDS.map(codesOf));
    const agents = [1, 2].map(() => createAgent({ kind: 'score' }, lexicon));
    const game = unwrap(playAgents({ rules: CLASSIC_RULES, seed: 4 }, agents));
    const turns = playedOut(game);
    const finals = finalScores(game);
    const winner = Number(entryAt(finals, 1) > entryAt(finals, 0));
    expect(entryAt(finals, 0)).not.toBe(entryAt(finals, 1));
    expect(turns.map(({ player, won }) => won === Number(player === winner))).not.toContain(false);
    // Nobody sees the 86 tiles of the bag and the 7 of the other rack.
    expect(turns.slice(0, 2).map(({ lead, player, unseen }) => [player, unseen === 93, lead === 0])).toEqual([
      [0, true, true],
      [1, false, false],
    ]);
    const [first, second] = game.history;
    expect(turns[1]?.lead).toBe(-(first?.points ?? 0));
    expect(turns[2]?.lead).toBe((first?.points ?? 0) - (second?.points ?? 0));
  });
});
