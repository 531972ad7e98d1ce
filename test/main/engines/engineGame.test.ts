import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineTurnRequest } from '../../../src/contract/engines/enginesApi';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { shareGaddag } from '../../../src/core/lexicon/sharedGaddag';
import { fail, ok } from '../../../src/core/result';
import { unknownLexicon } from '../../../src/engine/unknownLexicon';
import { chooseEngineTurn } from '../../../src/main/engines/engineGame';
import { Engines } from '../../../src/main/engines/engines';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { LEXICON } from '../../renderer/session/fakeConnection';

const SCRIPT = join(import.meta.dirname, 'engineScript.mjs');
const lexicon = {
  info: { ...LEXICON, letters: alphabetOf(ENGLISH) },
  gaddag: shareGaddag(buildSmallGaddag([codesOf('AB')])),
};

const opened: Engines[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((engines) => engines.close()));
});

const NEVER = new AbortController().signal;

function ask(behaviour: string, change: Partial<EngineTurnRequest['view']> = {}, signal = NEVER) {
  const entry = {
    id: 'script',
    name: 'Script',
    command: process.execPath,
    args: [SCRIPT, behaviour],
    options: {},
    seconds: 60,
  };
  const engines = new Engines({
    settings: { readEngines: () => [entry], setEngines: () => undefined },
    publish: () => undefined,
    confirm: async () => false,
  });
  opened.push(engines);
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
  const find = (id: string) => (id === LEXICON.id ? ok(lexicon) : fail(unknownLexicon(id)));
  return chooseEngineTurn(engines, request, find, signal);
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
