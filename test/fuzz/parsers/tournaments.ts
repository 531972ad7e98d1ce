import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Message } from '../../../src/core/message';
import type { Result } from '../../../src/core/result';
import type { GameSummary } from '../../../src/core/strategy/tournament/gameSummary';
import {
  checkPlan,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../../src/core/strategy/tournament/tournamentPlan';
import { addPair, newTallies, reportOf } from '../../../src/core/strategy/tournament/tournamentTally';
import { formatHead, formatPair, parseHead, parsePair } from '../../../src/main/tournament/journalFormat';
import { parseShardFile, sealed } from '../../../src/main/tournament/shardFile';
import { say } from '../../../src/texts/say';
import { rowPlan } from '../../core/strategy/tournament/shortRow';
import { withoutChecksum } from '../../main/tournament/withoutChecksum';
import { ofText, type Subject, type Verdict } from './subject';

const PLAN: TournamentPlan = {
  agents: ['score', '2*use-q+save-common', 'random'],
  games: 1,
  seed: 7,
  rules: CLASSIC_RULES,
  turnRules: turnRulesOfAgents(CLASSIC_RULES),
  lexicon: { id: 'a'.repeat(64), name: 'words.txt' },
  isValidated: true,
  sprt: null,
};

const side = (score: number) => ({ score, turns: 12, bingos: 1, exchanged: 7, passes: 0, micros: 5431 });
const game = (pairing: number): GameSummary => ({
  pairing,
  nth: 0,
  sides: [side(-12), side(431)],
  faults: 0,
});

const tallies = newTallies(PLAN);
tallies.forEach((tally, pairing) => {
  addPair(PLAN, tally, [game(pairing)]);
});
const shard = { part: 1, of: 1, plan: PLAN, tallies };
/** In this version and in older ones, which have no checksum to refuse the input before the parser. */
const SHARDS = [sealed(shard), shard].map((each) => JSON.stringify({ gamesPerSecond: 61.5, shard: each }));
const HEAD = formatHead({ plan: PLAN, shard: { part: 1, of: 3 } }).trimEnd();
const PAIR = formatPair(4, [game(0), game(0)]).trimEnd();

/** With an engine of the user. */
const WITH_ENGINE = formatHead({
  plan: {
    ...PLAN,
    agents: ['score', 'engine:mine'],
    engines: [{ id: 'mine', name: 'Mine', declared: 'Engine 1', seconds: 5, options: { Threads: '2' } }],
  },
  shard: { part: 1, of: 1 },
}).trimEnd();

const RECORDED = formatPair(4, [game(0), game(0)], ['#player1 A A\n>A: AB 8H AB +8 8\n', '']).trimEnd();

/** Of games from a position. */
const STARTED = formatHead({ plan: rowPlan([3, 2, 1]), shard: { part: 1, of: 1 } }).trimEnd();

const verdictOf = (parsed: Result<unknown, Message>): Verdict =>
  parsed.ok ? 'accepted' : [inFull(parsed.error)];

/** Errors of a file follow its name. */
const inFull = (problem: Message): string => `The file: ${say(problem)}`;

export const TOURNAMENT_SUBJECTS: readonly Subject[] = [
  ofText('head of a tournament', [HEAD, ...[HEAD, STARTED, WITH_ENGINE].map(withoutChecksum)], (text) => {
    const head = parseHead(text);
    return verdictOf(head.ok ? checkPlan(head.value.plan) : head);
  }),
  ofText('pair of a tournament', [PAIR, withoutChecksum(PAIR), withoutChecksum(RECORDED)], (text) =>
    verdictOf(parsePair(text, false)),
  ),
  ofText('shard of a tournament', SHARDS, (text) => {
    const file = parseShardFile(text);
    if (file.ok) reportOf(file.value.shard.plan, file.value.shard.tallies);
    return verdictOf(file);
  }),
];
