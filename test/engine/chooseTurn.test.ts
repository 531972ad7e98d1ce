import { describe, expect, it } from 'vitest';
import type { LexiconInfo } from '../../src/contract/lexicon/lexiconApi';
import { parseRequest } from '../../src/contract/requests/requestLookup';
import { alphabetOf } from '../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../src/core/alphabet/english';
import type { GameState } from '../../src/core/game/gameState';
import { AgentTable } from '../../src/engine/chooseTurn';
import type { OpenLexicon } from '../../src/engine/lexicon';
import { judgeWords } from '../../src/engine/questions';
import { chooseTurnRequest, turnToAsk } from '../../src/renderer/state/play/agentNeeds';
import { gameWith, play, rack, take } from '../core/game/someGame';
import { buildSmallGaddag, codesOf } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { AGENT, playOf, started } from '../renderer/state/play/playing';
import { said } from '../said';
import { leavesOf } from './smallSearch';

const info: LexiconInfo = {
  id: 'a'.repeat(64),
  name: 'small',
  path: null,
  format: 'text',
  letters: alphabetOf(ENGLISH),
  wordCount: 4,
  arcCount: 0,
  byteLength: 0,
  source: 'built',
  cacheProblem: null,
  durationMs: 0,
  report: null,
};
const lexicon: OpenLexicon = { info, gaddag: buildSmallGaddag(['CAT', 'CATS', 'DOG', 'QI'].map(codesOf)) };

/** The request of the game’s player on turn, as it arrives in the main process. */
function requestOf(game: GameState, agent = 'score') {
  const seat = { ...AGENT, agent };
  const asked = turnToAsk({ play: playOf(started(game, [seat, seat])) });
  if (asked === null) throw new Error('No turn is asked for.');
  const sent = structuredClone(chooseTurnRequest({ ...asked, lexicon: info.id }));
  return unwrap(parseRequest('chooseTurn', sent));
}

describe('an agent’s turn', () => {
  it('is the best play by its rule', () => {
    const chosen = unwrap(new AgentTable({}).choose(lexicon, requestOf(gameWith(['CATDOGS', 'QUIZERS']))));
    // CATS scores (3 + 1 + 1 + 1) × 2, DOG 5 × 2.
    expect(chosen).toMatchObject({ kind: 'placement', tiles: rack('CATS'), score: 12 });
  });

  it('is the same, whatever the opponent’s rack and the bag', () => {
    const game = gameWith(['CATDOGS', 'QUIZERS']);
    const [own = [], other = []] = game.racks;
    const exchanged = { ...game, racks: [own, game.bag.slice(0, 7)], bag: [...other, ...game.bag.slice(7)] };
    expect(requestOf(exchanged)).toEqual(requestOf(game));
  });

  it('challenges phonies if allowed, but no valid words', () => {
    const table = new AgentTable({});
    const begun = gameWith(['CATDOGS', 'QUIZERS']);
    const phony = take(begun, play(7, 7, 'across', 'TAC', 10));
    expect(table.choose(lexicon, requestOf(phony))).toEqual({ ok: true, value: { kind: 'challenge' } });
    const word = take(begun, play(7, 7, 'across', 'CAT', 10));
    expect(table.choose(lexicon, requestOf(word))).toMatchObject({ ok: true, value: { score: 6 } });
  });

  it('is refused in one sentence if the agent is unknown', () => {
    const refused = new AgentTable({}).choose(lexicon, requestOf(gameWith(['CAT', 'DOG']), 'tortoise'));
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(said(refused.error.message)).toContain('There is no agent “tortoise”');
  });

  it('is refused with its own code if it needs missing leaves', () => {
    const refused = new AgentTable({}).choose(lexicon, requestOf(gameWith(['CAT', 'DOG']), 'equity'));
    expect(refused).toMatchObject({ ok: false, error: { code: 'no-leaves' } });
  });

  it('follows the leaves in use from turn to turn', () => {
    // CATS scores 12 and leaves DGO, CAT scores 10 and leaves DGOS, DOG scores 10 and leaves ACST.
    const request = requestOf(gameWith(['CATDOGS', 'QUIZERS']), 'equity');
    let leaves = leavesOf({});
    const table = new AgentTable({ leaves: (tiles) => leaves(tiles) });
    expect(table.choose(lexicon, request)).toMatchObject({ value: { tiles: rack('CATS') } });
    leaves = leavesOf({ ACST: 30 });
    expect(table.choose(lexicon, request)).toMatchObject({ value: { tiles: rack('DOG') } });
  });
});

describe('words of a turn', () => {
  it('are looked up one by one', () => {
    const words = [rack('CATS'), rack('SCAT'), rack('QI')];
    expect(judgeWords(lexicon, { words })).toEqual([true, false, true]);
  });
});
