import { describe, expect, it } from 'vitest';
import { parseRequest } from '../../../src/contract/requests/requestLookup';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { say } from '../../../src/texts/say';

const START = {
  tiles: new Array(225).fill(0),
  rack: [1, 5],
  opponentRack: [3],
  scores: [10, 20],
  scorelessTurns: 1,
  firstTurns: [{ kind: 'pass' }, { kind: 'exchange', tiles: [1] }],
};
const optionsWith = (start: unknown) => ({
  lexicon: 'a'.repeat(64),
  agents: ['score', 'score'],
  games: 1000,
  seed: 1,
  rules: CLASSIC_RULES,
  isValidated: true,
  sprt: null,
  start,
  threads: null,
});

describe('a request for games from a position', () => {
  it('is taken as it is', () => {
    const options = optionsWith(START);
    expect(parseRequest('startTournament', options)).toEqual({ ok: true, value: options });
  });

  it.each<[string, unknown]>([
    ['start', undefined],
    ['start.rack[0]', { ...START, rack: [0] }],
    ['start.scores', { ...START, scores: [1] }],
    ['start.firstTurns[0]', { ...START, firstTurns: [{ kind: 'challenge' }] }],
    ['start.firstTurns', { ...START, firstTurns: Array(65).fill({ kind: 'pass' }) }],
  ])('is refused, and says where: %s', (place, start) => {
    const parsed = parseRequest('startTournament', optionsWith(start));
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    if (!parsed.ok) expect(say(parsed.error.message)).toContain(place);
  });
});
