import { describe, expect, it } from 'vitest';
import { PASS, type PlainTurn } from '../../../../src/core/game/turns/turn';
import type { PlayerView } from '../../../../src/core/strategy/playerView';
import { preendgameTurn } from '../../../../src/core/strategy/preendgame/preendgameTurn';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { PlainPreendgame, type PlainResult } from './plainPreendgame';
import { type SomeRoot, someRoot } from './someRoot';

const shareIn = ({ losses, ties, wins }: PlainResult) => (wins + ties / 2) / (wins + ties + losses);

/** A position of some seeds, as its player sees it; nothing is known of the other rack. */
function someView(seed: number, player: number): SomeRoot & { readonly view: PlayerView } {
  const root = someRoot(seed, 1, 2);
  const { position, scorelessTurns, scores, turnRules } = root.question;
  const view = {
    player,
    position,
    turnRules,
    scores: player === 0 ? scores : scores.toReversed(),
    rackCounts: [2, 2],
    bagCount: 1,
    unseenCount: 3,
    progress: { scorelessTurns, turnsLeft: undefined, end: undefined },
    history: [],
  };
  return { ...root, view };
}

const isOpen = ({ question }: SomeRoot): boolean => question.known.length === 0;
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed).filter((seed) => isOpen(someView(seed, 0)));
const FOREVER = () => Number.POSITIVE_INFINITY;

describe('the turn of a pre-endgame', () => {
  it('wins most by brute force, in either seat', () => {
    let differing = 0;
    for (const seed of SEEDS) {
      const { question, view, words } = someView(seed, seed % 2);
      const gaddag = buildSmallGaddag(words, 4);
      const plain = new PlainPreendgame(gaddag, question, 'rational').all();
      const shares = new Map(plain.map(({ result, turn }) => [JSON.stringify(turn), shareIn(result)]));
      const turns = plain.map(({ turn }) => turn);
      const chosen = preendgameTurn(gaddag, view, turns, () => 0, FOREVER);
      expect(shares.get(JSON.stringify(chosen)), `position ${seed}`).toBe(Math.max(...shares.values()));
      if (new Set(shares.values()).size > 1) differing++;
    }
    expect(differing).toBeGreaterThan(SEEDS.length / 4);
  });

  it('is one of those offered', () => {
    const { view, words } = someView(SEEDS[0] ?? 0, 0);
    const turns: readonly PlainTurn[] = [PASS];
    expect(preendgameTurn(buildSmallGaddag(words, 4), view, turns, () => 0, FOREVER)).toBe(PASS);
  });

  it('is not found without time, with an empty bag, in a last round or among three', () => {
    const { view, words } = someView(SEEDS[0] ?? 0, 0);
    const gaddag = buildSmallGaddag(words, 4);
    const ask = (changed: Partial<PlayerView>, left = FOREVER) =>
      preendgameTurn(gaddag, { ...view, ...changed }, [PASS], () => 0, left);
    expect(ask({}, () => 0)).toBeUndefined();
    expect(ask({ bagCount: 0 })).toBeUndefined();
    expect(ask({ bagCount: 2 })).toBeUndefined();
    expect(ask({ progress: { ...view.progress, turnsLeft: 1 } })).toBeUndefined();
    expect(ask({ scores: [1, 2, 3] })).toBeUndefined();
  });
});
