import { describe, expect, it } from 'vitest';
import type { EngineAnalysis } from '../../../src/contract/engines/enginesApi';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { formatSiuMove } from '../../../src/core/notation/siu/siuMove';
import { analyse } from '../../../src/main/engines/engineAnalysis';
import { codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { LEXICON } from '../../renderer/session/fakeConnection';
import { findLexicon, openScript } from './oneEngine';

const tiles = Array<number>(225).fill(0);
const setup = { rules: CLASSIC_RULES, tiles, rack: codesOf('ABCDEFG') };

/** A to N are there once each: the opponent has the other seven. */
const { distribution } = CLASSIC_RULES;
const letters = distribution.letters.map((each) => ({ ...each, count: each.glyph < 'O' ? 1 : 0 }));
const rules = { ...CLASSIC_RULES, distribution: { ...distribution, letters, blankCount: 0 } };
const ending = { ...setup, rules };

function ask(behaviour: string, signal = new AbortController().signal, shown: Setup = setup) {
  let isThinking: () => void;
  const thinking = new Promise<void>((resolve) => {
    isThinking = resolve;
  });
  const engines = openScript(behaviour, (event) => {
    if (event.type === 'engines-changed' && event.engines[0]?.state === 'thinking') isThinking();
  });
  const request = {
    engine: 'script',
    id: 7,
    lexicon: LEXICON.id,
    setup: shown,
    turnRules: CLASSIC_TURN_RULES,
    scores: [12, 20] as [number, number],
    scorelessTurns: 0,
    opponentRack: [],
  };
  const answer = analyse(engines, request, { findLexicon, publish: () => undefined, signal });
  return { answer, thinking };
}

const movesOf = ({ rows }: EngineAnalysis) =>
  rows.map(({ turn }) =>
    formatSiuMove(turn, { ...CLASSIC_RULES.layout, tiles: Uint8Array.from(tiles) }, ENGLISH),
  );

describe('an engine that evaluates a position', () => {
  it('gives its figures, the turn that it chooses first and then by win %', async () => {
    const analysis = unwrap(await ask('simulates').answer);
    expect(movesOf(analysis)).toEqual(['8H.AB', 'ex.C', '8G.AB']);
    expect(analysis).toMatchObject({
      id: 7,
      mode: 'sim',
      engineName: 'Script 1.2',
      lexicon: '',
      ignored: [],
    });
    expect(analysis.rows[0]).toMatchObject({
      turn: { kind: 'placement', score: 8 },
      figures: { winPercent: 50, winError: 1, equity: -3.25, equityError: 2, samples: 100 },
    });
  });

  it('drops the values of shallower searches', async () => {
    const { rows } = unwrap(await ask('solves').answer);
    expect(rows.map(({ figures }) => figures)).toEqual([{ depth: 2, spread: 12 }]);
  });

  it('gives the values of our best turns of an endgame, too', async () => {
    const analysis = unwrap(await ask('solves-named', undefined, ending).answer);
    expect(movesOf(analysis).toSorted()).toEqual(['8G.AB', '8H.AB', 'H7.AB', 'H8.AB', 'pass']);
    // The best turn comes first, however deep it was searched.
    expect(analysis.rows[0]?.figures).toEqual({ depth: 4, spread: 12 });
    for (const { figures } of analysis.rows.slice(1)) expect(figures).toEqual({ depth: 5, spread: -1 });
  });

  it('says where its figures come from', async () => {
    const analysis = unwrap(await ask('sound').answer);
    expect(analysis).toMatchObject({ mode: 'gen', engineName: 'Script/1.2', lexicon: 'own' });
  });

  it('is named if any of its turns is not legal', async () => {
    const params = { engine: 'Script', move: '“1A.AB”' };
    expect(await ask('illegal-row').answer).toMatchObject({
      ok: false,
      error: { message: { key: 'engines.illegalMove', params } },
    });
  });

  it('gives what it has found when it is stopped', async () => {
    const controller = new AbortController();
    const { answer, thinking } = ask('never-answers', controller.signal);
    await thinking;
    controller.abort();
    expect(movesOf(unwrap(await answer))).toEqual(['8H.AB']);
  });

  it('is ended if it cannot stop', async () => {
    const controller = new AbortController();
    const { answer, thinking } = ask('cannot-stop', controller.signal);
    await thinking;
    controller.abort();
    expect(await answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});
