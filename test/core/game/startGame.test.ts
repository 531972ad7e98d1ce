import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { areSameTiles, tilesLeft } from '../../../src/core/alphabet/tileCounts';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import { resumeGame, startGame } from '../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { takeTurn } from '../../../src/core/game/turns/takeTurn';
import { PASS } from '../../../src/core/game/turns/turn';
import { say } from '../../../src/texts/say';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';

const started = (seed: number | string, playerCount = 2) =>
  unwrap(startGame({ rules: CLASSIC_RULES, seed, playerCount }));

describe('a new game', () => {
  it('deals every player a rack from one shuffled bag, deterministic for a seed', () => {
    for (const playerCount of [2, 3, 4]) {
      const { bag, racks, position, scores } = started(9, playerCount);
      expect(racks.map((rack) => rack.length)).toEqual(Array(playerCount).fill(7));
      expect(areSameTiles([...bag, ...racks.flat()], tilesLeft(ENGLISH, []))).toBe(true);
      expect(scores).toEqual(Array(playerCount).fill(0));
      expect([...position.rack]).toEqual(racks[0]);
    }
    expect(started('cup')).toEqual(started('cup'));
    expect(started('cup').bag).not.toEqual(started('cap').bag);
  });

  it('gives each of two players the same tiles whatever the other draws', () => {
    const exchange = (count: number) => {
      const state = started(4);
      return takeTurn(state, { kind: 'exchange', tiles: state.racks[0]!.slice(0, count) });
    };
    // The tiles that go back may lie anywhere, also among those that the other one draws next.
    expect(exchange(2).racks[1]).toEqual(exchange(5).racks[1]);
    const place = (tiles: readonly number[]) => {
      const state = started(4);
      const move = { kind: 'placement', row: 7, col: 7, direction: 'across', score: 0, tiles } as const;
      const after = takeTurn(state, move);
      return takeTurn(after, { ...move, row: 8, tiles: after.racks[1]! }).racks[1];
    };
    const [first] = started(4).racks;
    expect(place(first!.slice(0, 2))).toEqual(place(first!));
  });

  it('is refused in one sentence if rules, tiles or players are invalid', () => {
    const why = (rules: Rules, playerCount = 2) => {
      const game = startGame({ rules, seed: 1, playerCount });
      return game.ok ? 'started' : say(game.error);
    };
    const letters = (count: number) => ENGLISH.letters.map((letter) => ({ ...letter, count }));
    const withTiles = (count: number) => ({
      ...CLASSIC_RULES,
      distribution: { ...ENGLISH, blankCount: 0, letters: letters(count) },
    });
    expect(why(CLASSIC_RULES, 1)).toBe(sentence('game.wrongPlayerCount', { count: 1, most: 8 }));
    expect(why(CLASSIC_RULES, 9)).toBe(sentence('game.wrongPlayerCount', { count: 9, most: 8 }));
    expect(why(withTiles(0))).toBe(sentence('game.noTiles'));
    expect(why(withTiles(1000))).toBe(sentence('game.tooManyTiles', { count: 26000, most: 10000 }));
    expect(why({ ...CLASSIC_RULES, rackSize: 0 })).toMatch(/^The rack size is 0; .*\.$/);
    expect(why(withTiles(1))).toBe('started');
  });
});

describe('a resumed game', () => {
  const state = takeTurn(started(6), PASS);
  const { bag, player, racks, scorelessTurns, scores, seed, turnRules } = state;
  const open = {
    ...{ bag, player, racks, scorelessTurns, scores, seed, turnRules },
    rules: CLASSIC_RULES,
    tiles: [...state.position.tiles],
  };
  const why = (changes: Partial<typeof open>) => {
    const game = resumeGame({ ...open, ...changes });
    return game.ok ? 'resumed' : say(game.error);
  };

  it('continues where it was, without its history', () => {
    expect(unwrap(resumeGame(open))).toEqual({ ...state, history: [] });
  });

  it('is refused if a tile is missing or duplicate, or a number is inconsistent', () => {
    const [first] = bag;
    const letter = first! < 27 ? String.fromCharCode(64 + first!) : '?';
    const count = tilesLeft(ENGLISH, []).filter((tile) => tile === first).length;
    expect(why({ bag: bag.slice(1) })).toBe(
      sentence('game.otherTiles', { found: count - 1, tile: letter, expected: count }),
    );
    expect(why({ bag: [...bag, first!] })).toContain(`hold ${count + 1} of the tile ${letter}`);
    expect(why({ bag: bag.slice(1), racks: [[...racks[0]!, first!], racks[1]!] })).toBe(
      sentence('game.rackTooLong', { count: 8, most: 7 }),
    );
    expect(why({ scores: [0] })).toBe(sentence('game.scoresDoNotFit', { scores: 1, players: 2 }));
    expect(why({ scores: [0, 0.5] })).toContain('each needs one whole number');
    expect(why({ player: 2 })).toBe(sentence('game.noSuchPlayer', { player: 3, count: 2 }));
    expect(why({ scorelessTurns: 6 })).toBe(sentence('game.tooManyScoreless', { turns: 6, most: 5 }));
    expect(why({ turnRules: { ...CLASSIC_TURN_RULES, scorelessTurnLimit: 7 }, scorelessTurns: 6 })).toBe(
      'resumed',
    );
  });
});
