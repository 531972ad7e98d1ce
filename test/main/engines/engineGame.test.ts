import { describe, expect, it } from 'vitest';
import type { EngineTurnRequest } from '../../../src/contract/engines/enginesApi';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { ok } from '../../../src/core/result';
import { chooseEngineTurn } from '../../../src/main/engines/engineGame';
import { codesOf } from '../../oracle/oracleLexicon';
import { LEXICON } from '../../renderer/session/fakeConnection';
import { findLexicon, openScript } from './oneEngine';

const NEVER = new AbortController().signal;

function ask(behaviour: string, change: Partial<EngineTurnRequest['view']> = {}, signal = NEVER) {
  const view: EngineTurnRequest['view'] = {
    player: 0,
    setup: { rules: CLASSIC_RULES, tiles: Array<number>(225).fill(0), rack: codesOf('ABCDEFG') },
    turnRules: CLASSIC_TURN_RULES,
    scores: [0, 0],
    rackCounts: [7, 7],
    bagCount: 86,
    unseenCount: 93,
    progress: { scorelessTurns: 0, turnsLeft: undefined },
    history: [],
    ...change,
  };
  const request = { engine: 'script', lexicon: LEXICON.id, view, leftMs: null };
  return chooseEngineTurn(openScript(behaviour), request, findLexicon, signal);
}

describe('a game against an engine', () => {
  it('takes its turn', async () => {
    const tiles = codesOf('AB');
    const move = { kind: 'placement', row: 7, col: 7, direction: 'across', tiles, score: 8 };
    expect(await ask('sound')).toEqual(ok(move));
  });

  it('names it if it plays a phony', async () => {
    expect(await ask('phony')).toMatchObject({
      ok: false,
      error: { message: { key: 'engines.illegalMove', params: { problem: { key: 'game.noWord' } } } },
    });
  });

  it('has it challenge a phony of the opponent', async () => {
    const tiles = Array<number>(225).fill(0);
    const [b = 0, a = 0] = codesOf('BA');
    tiles[112] = b;
    tiles[113] = a;
    const turn = { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [b, a], score: 8 } as const;
    const change = {
      setup: { rules: CLASSIC_RULES, tiles, rack: codesOf('CDEFGHI') },
      turnRules: { ...CLASSIC_TURN_RULES, challenge: 'double' },
      history: [{ player: 1, turn, points: 8, verdict: undefined }],
    } as const;
    expect(await ask('dies-at-start', change)).toEqual(ok({ kind: 'challenge' }));
  });

  it('is for two players', async () => {
    const answer = await ask('sound', { scores: [0, 0, 0], rackCounts: [7, 7, 7] });
    expect(answer).toMatchObject({ ok: false, error: { message: { key: 'siu.twoPlayers' } } });
  });

  it('ends a search that is no longer wanted', async () => {
    const controller = new AbortController();
    const asked = ask('never-answers', {}, controller.signal);
    setTimeout(() => controller.abort(), 300);
    expect(await asked).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});
