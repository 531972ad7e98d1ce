import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetup, type Position, replaceTiles } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { entryAt } from '../../../src/core/certain';
import type { GameState } from '../../../src/core/game/gameState';
import { FIRST_PROGRESS } from '../../../src/core/game/progress';
import { createRandom, shuffled } from '../../../src/core/game/random';
import { startGame } from '../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { applyTurn } from '../../../src/core/game/turns/applyTurn';
import { findPhony, readPlacement } from '../../../src/core/game/turns/placementWords';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { rankMoves } from '../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import { type Agent, NO_DEADLINE } from '../../../src/core/strategy/agent';
import { PLAIN_AGENTS, parseAgentId } from '../../../src/core/strategy/agentId';
import { createAgent } from '../../../src/core/strategy/createAgent';
import { HEURISTICS } from '../../../src/core/strategy/heuristics/heuristics';
import { learnVocabulary, lexiconOfLevel } from '../../../src/core/strategy/levels/vocabulary';
import {
  LEARN_ANEW,
  lexiconForAgent,
  type VocabularySource,
} from '../../../src/core/strategy/levels/vocabularySource';
import { type PlayerView, viewOf } from '../../../src/core/strategy/playerView';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { randomGame } from '../../oracle/randomSetup';
import { runs, TEST_SEED } from '../../seed';
import { GAME_WORDS } from './gameWords';
import { someLeaveTable } from './leaves/someLeaveTable';
import { playedTilesOf } from './playedTilesOf';
import { tableGame, tableView, tilesOf } from './tableGames';

const LEAVES = someLeaveTable(CLASSIC_RULES);

const GAME_LEXICON = buildSmallGaddag(GAME_WORDS.map(codesOf));
const GAME_VOCABULARY = learnVocabulary(GAME_LEXICON, CLASSIC_RULES);

/** Counting so many words takes a while. */
const source: VocabularySource = (lexicon, rules) =>
  lexicon.gaddag === GAME_LEXICON ? GAME_VOCABULARY : LEARN_ANEW(lexicon, rules);

function agentOf(id: string, lexicon: Gaddag): Agent {
  const plan = unwrap(parseAgentId(id));
  const known = lexiconForAgent(plan, { gaddag: lexicon, id: 'words' }, CLASSIC_RULES, source);
  return createAgent(plan, unwrap(known), { leaves: LEAVES });
}

const take = (agent: Agent, view: PlayerView, seed = 1) => agent(view, createRandom(seed), NO_DEADLINE);

/** The view of a player who knows only this position. */
const lonelyView = (position: Position): PlayerView => ({
  player: 0,
  position,
  turnRules: CLASSIC_TURN_RULES,
  scores: [0, 0],
  rackCounts: [position.rack.length, 7],
  bagCount: 5,
  unseenCount: 12,
  progress: FIRST_PROGRESS,
  history: [],
});

const SUM = 'bonus-squares+0.5*save-common+tile-turnover+-1.5*vowel-consonant';
const MANY_IDS = [
  ...PLAIN_AGENTS,
  ...HEURISTICS.keys(),
  SUM,
  'tile-turnover+vowel-consonant+exchanges',
  'score@2',
  'equity@3',
  'save-common@4',
];

describe(`agents (TEST_SEED=${TEST_SEED})`, () => {
  it.each(['5*bonus-squares', '-3*bonus-squares-sharpscrabble+use-q', SUM])(
    'of %s take the move of highest worth, ties by rank',
    (id) => {
      const plan = unwrap(parseAgentId(id));
      const sum = plan.kind === 'heuristics' ? plan.sum : [];
      expect(sum.length).toBeGreaterThan(0);
      let decided = 0;
      fc.assert(
        fc.property(randomGame(9), ({ setup, words }) => {
          const gaddag = buildSmallGaddag(words);
          const { position } = unwrap(checkSetup(setup));
          const view = lonelyView(position);
          const moves = new MoveList();
          new MoveGenerator(gaddag).generate(position, moves);
          const ranked = Array.from(rankMoves(moves), (index) => moves.moveAt(index));
          const utilities = ranked.map((move) =>
            sum.reduce(
              (total, { heuristic, weight }) =>
                total + Math.round(weight * heuristic.look(view)(playedTilesOf(move, position.cols))),
              1000 * move.score,
            ),
          );
          const best = utilities.indexOf(Math.max(...utilities));
          const turn = take(createAgent(plan, gaddag), view);
          if (best < 0) expect(turn.kind).not.toBe('placement');
          else expect(turn).toEqual(ranked[best]);
          if (best > 0) decided++;
        }),
        { numRuns: runs(100), seed: TEST_SEED },
      );
      expect(decided).toBeGreaterThan(0);
    },
  );

  it('of score take the first of the ranked moves, first and random take some move', () => {
    const lexicon = GAME_LEXICON;
    const view = tableView({ rack: 'AEINRST', board: [[7, 6, 'TEN']] });
    const moves = new MoveList();
    new MoveGenerator(lexicon).generate(view.position, moves);
    const ranked = Array.from(rankMoves(moves), (index) => moves.moveAt(index));
    expect(ranked.length).toBeGreaterThan(20);
    expect(take(agentOf('score', lexicon), view)).toEqual(ranked[0]);
    expect(take(agentOf('first', lexicon), view)).toEqual(moves.moveAt(0));
    const random = agentOf('random', lexicon);
    const taken = Array.from({ length: 40 }, (_, seed) => take(random, view, seed));
    for (const turn of taken) expect(ranked).toContainEqual(turn);
    expect(new Set(taken.map((turn) => JSON.stringify(turn))).size).toBeGreaterThan(5);
  });

  it.each([...HEURISTICS])('of %s never exceed their bounds for squares', (_name, heuristic) => {
    if (heuristic.decidedBy !== 'squares') return;
    fc.assert(
      fc.property(randomGame(9), ({ setup, words }) => {
        const { position } = unwrap(checkSetup(setup));
        const view = lonelyView(position);
        const { least, most } = heuristic.range(view);
        const moves = new MoveList();
        new MoveGenerator(buildSmallGaddag(words)).generate(position, moves);
        for (let index = 0; index < moves.length; index++) {
          const played = playedTilesOf(moves.moveAt(index), position.cols);
          const delta = heuristic.look(view)(played);
          expect(delta).toBeGreaterThanOrEqual(entryAt(least, played.tiles.length));
          expect(delta).toBeLessThanOrEqual(entryAt(most, played.tiles.length));
        }
      }),
      { numRuns: runs(50), seed: TEST_SEED },
    );
  });

  it('that evaluate exchanges keep the most valuable leave if no move is worth more', () => {
    // Only QI, worth 11, or 22 on the start square's double word.
    const lexicon = buildSmallGaddag([codesOf('QI')]);
    const view = tableView({ rack: 'QIVVUUU' });
    const exchange = (tiles: string) => ({ kind: 'exchange', tiles: tilesOf(tiles) });
    const turnOf = (id: string, seen = view) => take(agentOf(id, lexicon), seen);
    expect(turnOf('vowel-consonant+exchanges').kind).toBe('placement');
    // 1.5 is most: for two consonants, for one tile each, and for three each, which keep most tiles.
    expect(turnOf('100*vowel-consonant+exchanges')).toEqual(exchange('U'));
    // The rules allow no exchange any more.
    expect(turnOf('100*vowel-consonant+exchanges', { ...view, bagCount: 6 }).kind).toBe('placement');
    // No heuristic evaluates the leave.
    expect(turnOf('-1*use-q+exchanges')).toEqual(exchange('U'));
    expect(turnOf('-1*use-q').kind).toBe('placement');
  });

  it.each(['appel-jacobson', 'permutations'])('of %s take the same turn as score', (id) => {
    fc.assert(
      fc.property(randomGame(id === 'permutations' ? 7 : 9), ({ setup, words }) => {
        const lexicon = buildSmallGaddag(words);
        const rack = setup.rack.slice(0, 4);
        const view = lonelyView(unwrap(checkSetup({ ...setup, rack })).position);
        expect(take(agentOf(id, lexicon), view)).toEqual(take(agentOf('score', lexicon), view));
      }),
      { numRuns: runs(60), seed: TEST_SEED },
    );
  });

  it('of a level take the best move with known words only', () => {
    const lexicon = GAME_LEXICON;
    const view = tableView({ rack: 'AEINRST', board: [[7, 6, 'TEN']] });
    const { position } = view;
    const moves = new MoveList();
    new MoveGenerator(lexicon).generate(position, moves);
    const ranked = Array.from(rankMoves(moves), (index) => moves.moveAt(index));
    const vocabulary = unwrap(GAME_VOCABULARY);
    const taken = [1, 2, 3, 4, 5, 6].map((level) => {
      const words = lexiconOfLevel(lexicon, CLASSIC_RULES, vocabulary, level);
      const known = ranked.find(
        (move) =>
          findPhony(readPlacement(position, move), (letters) => words.acceptsWord(letters)) === undefined,
      );
      const turn = take(agentOf(`score@${level}`, lexicon), view);
      if (known === undefined) expect(turn.kind).toBe('exchange');
      else expect(turn).toEqual(known);
      return turn;
    });
    expect(new Set(taken.map((turn) => JSON.stringify(turn))).size).toBeGreaterThan(1);
  });

  it('without a move exchange the rack, or pass if the bag is too small', () => {
    const lexicon = buildSmallGaddag([codesOf('QI')]);
    const full = tableView({ rack: 'AEINRST' });
    for (const id of MANY_IDS) {
      const agent = agentOf(id, lexicon);
      // Some judge exchanges, and may keep tiles.
      if (!id.includes('exchanges') && !id.includes('equity'))
        expect(take(agent, full)).toEqual({ kind: 'exchange', tiles: tilesOf('AEINRST') });
      expect(take(agent, { ...full, bagCount: 6 })).toEqual({ kind: 'pass' });
    }
  });

  it('see neither the opponent’s rack, nor the bag, nor the seed, and take the same turn with others', () => {
    const lexicon = GAME_LEXICON;
    const agents = MANY_IDS.map((id) => agentOf(id, lexicon));
    const fresh = MANY_IDS.map((id) => agentOf(id, lexicon));
    const seeds = fc.integer({ min: 0, max: 1000 });
    let placements = 0;
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 30 }), seeds, (seed, turns, other) => {
        const state = stateAfter(turns, seed, lexicon);
        const view = viewOf(state, state.player);
        const changed = withOtherTiles(state, other);
        expect(viewOf(changed, state.player)).toEqual(view);
        for (const [nth, agent] of agents.entries()) {
          const seenBy = entryAt(MANY_IDS, nth) === 'permutations' ? withShortRack : asIs;
          const turn = take(agent, seenBy(view), other);
          expect(take(entryAt(fresh, nth), seenBy(viewOf(changed, state.player)), other)).toEqual(turn);
          if (turn.kind === 'placement') placements++;
        }
      }),
      { numRuns: 20, seed: TEST_SEED },
    );
    expect(placements).toBeGreaterThan(100);
  });
});

const asIs = (view: PlayerView): PlayerView => view;

/** With as many tiles as can be permuted in a moment. */
const withShortRack = (view: PlayerView): PlayerView => ({
  ...view,
  position: replaceTiles(view.position, view.position.tiles, view.position.rack.slice(0, 3)),
});

/** A game of random moves after this many turns, or before its last one. */
function stateAfter(turns: number, seed: number, lexicon: Gaddag): GameState {
  const agent = agentOf('random', lexicon);
  const random = createRandom(seed);
  let state = unwrap(startGame({ rules: CLASSIC_RULES, seed }));
  for (let turn = 0; turn < turns; turn++) {
    const chosen = agent(viewOf(state, state.player), random, NO_DEADLINE);
    const next = unwrap(applyTurn(state, chosen, (letters) => lexicon.acceptsWord(letters)));
    if (next.end !== undefined) break;
    state = next;
  }
  return state;
}

/** The same game as seen by the player on turn, with hidden tiles changed. */
function withOtherTiles(state: GameState, seed: number): GameState {
  const { bag, history, player, racks } = state;
  const rival = 1 - player;
  const held = entryAt(racks, rival).length;
  const unseen = shuffled([...bag, ...entryAt(racks, rival)], createRandom(seed));
  return {
    ...state,
    seed: `other ${seed}`,
    racks: racks.with(rival, unseen.slice(0, held)),
    bag: unseen.slice(held),
    history: history.map((played) => {
      if (played.player === player) return played;
      const { turn } = played;
      const hidden = { ...played, rack: [], drawn: [] };
      if (turn.kind !== 'exchange') return hidden;
      return { ...hidden, turn: { ...turn, tiles: turn.tiles.map(() => 1) } };
    }),
  };
}

describe('the view of a player', () => {
  it('contains its own rack, the scores, and the number of unseen tiles', () => {
    const game = tableGame({ rack: 'AEINRST', board: [[7, 6, 'TEN']] });
    const view = viewOf({ ...game, scores: [12, 7] }, 1);
    expect([...view.position.rack]).toEqual(game.racks[1]);
    expect(view.scores).toEqual([12, 7]);
    expect(view.rackCounts).toEqual([7, 7]);
    // 100 tiles without 3 on the board and two racks.
    expect(view.bagCount).toBe(83);
    expect(view.unseenCount).toBe(90);
  });

  it('reveals exchanged tiles only to the player who exchanged them', () => {
    const game = tableGame({ rack: 'AEINRST' });
    const tiles = tilesOf('ST');
    const after = unwrap(applyTurn(game, { kind: 'exchange', tiles }, () => true));
    const seen = { player: 0, points: 0, verdict: undefined };
    expect(viewOf(after, 0).history).toEqual([{ ...seen, turn: { kind: 'exchange', count: 2, tiles } }]);
    expect(viewOf(after, 1).history).toEqual([
      { ...seen, turn: { kind: 'exchange', count: 2, tiles: undefined } },
    ]);
  });
});
