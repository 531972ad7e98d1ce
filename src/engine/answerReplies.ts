import type { RequestError } from '../contract/requests/requestError';
import type { RepliesAnswer, RepliesBasis, RepliesRequest } from '../contract/strategy/repliesApi';
import { NO_TILE } from '../core/alphabet/tile';
import { countKinds, findExcess } from '../core/alphabet/tileCounts';
import { checkSetup, type Position } from '../core/board/position';
import type { Setup } from '../core/board/setup';
import { findPlaceFaults } from '../core/game/turns/checkPlace';
import { layTiles } from '../core/game/turns/placement';
import { message } from '../core/message';
import type { Move } from '../core/movegen/move';
import { fail, ok, type Result } from '../core/result';
import type { SoundAgent } from '../core/strategy/agent';
import { createAgent } from '../core/strategy/createAgent';
import { type LeavesSource, NO_LEAVES } from '../core/strategy/leaves/leavesSource';
import type { LeaveTable } from '../core/strategy/leaves/leaveTable';
import { type SampledReply, sampleReply } from '../core/strategy/replies/sampleReplies';
import type { EngineHost } from './engineHost';
import { illegalSetup } from './generateMoves';
import type { OpenLexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

/** Time limit for one answer, so that results can be displayed early. */
const ANSWER_MS = 150;

interface Known {
  readonly lexicon: string;
  /** Undefined if the agent plays by score. */
  readonly leaves: LeaveTable | undefined;
  readonly agent: SoundAgent;
  readonly basis: RepliesBasis;
}

/** Samples continuations of a play. It keeps the last agent, which owns its working memory. */
export class ReplySampler {
  private readonly leaves: LeavesSource;
  private known: Known | undefined;

  constructor(private readonly host: EngineHost) {
    this.leaves = host.leaves ?? NO_LEAVES;
  }

  answer(
    lexicon: OpenLexicon,
    { count, from, move, seed, setup, turnRules }: Omit<RepliesRequest, 'lexicon'>,
    isCancelled: () => boolean,
  ): Result<RepliesAnswer, RequestError> {
    const checked = checkSetup(setup);
    if (!checked.ok) return fail(illegalSetup(checked.error));
    const wrong = wrongAlphabet(lexicon.info, setup.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const refused = whyNotPlayable(setup, move);
    if (refused !== undefined) return fail(refused);
    const { position } = checked.value;
    const { agent, basis } = this.agentFor(lexicon, position);
    const until = this.host.now() + ANSWER_MS;
    const draws: SampledReply[] = [];
    for (let nth = from; nth < from + count; nth++) {
      if (isCancelled()) return fail({ code: 'cancelled', message: message('strategy.repliesCancelled') });
      draws.push(sampleReply({ position, move, turnRules, agent }, seed, nth));
      if (this.host.now() >= until) break;
    }
    return ok({ draws, basis });
  }

  private agentFor({ gaddag, info }: OpenLexicon, { rules }: Position): Known {
    const leaves = this.leaves(rules.distribution);
    const table = leaves.ok ? leaves.value.table : undefined;
    const { known } = this;
    if (known !== undefined && known.lexicon === info.id && known.leaves === table) return known;
    const about = { lexicon: info.id, leaves: table };
    this.known = leaves.ok
      ? {
          ...about,
          agent: createAgent({ kind: 'equity' }, gaddag, { leaves: leaves.value.table }),
          basis: { kind: 'equity' },
        }
      : {
          ...about,
          agent: createAgent({ kind: 'score' }, gaddag),
          basis: { kind: 'score', reason: leaves.error },
        };
    return this.known;
  }
}

/** Why the tiles of a play do not fit; its words are not checked. */
function whyNotPlayable({ rack, rules, tiles }: Setup, move: Move): RequestError | undefined {
  const { layout } = rules;
  const played = move.tiles.filter((tile) => tile !== NO_TILE);
  const [fault] = findPlaceFaults({ layout, tiles }, move);
  if (fault !== undefined || findExcess(played, countKinds(rack)) !== undefined)
    return { code: 'bad-request', message: message('strategy.noPlay') };
  const after = [...tiles];
  layTiles(after, layout.cols, move);
  const checked = checkSetup({ rules, tiles: after, rack: [] });
  return checked.ok ? undefined : illegalSetup(checked.error);
}
