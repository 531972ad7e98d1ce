import type { RequestError } from '../contract/requests/requestError';
import type { AnswerTo, LongRequest, RequestTo } from '../contract/requests/requests';
import type { EngineEvent } from '../contract/transport/events';
import type { Result } from '../core/result';
import { ReplySampler } from './answerReplies';
import { AgentTable } from './chooseTurn';
import { compareStructures } from './compareStructures';
import type { EngineHost } from './engineHost';
import { Exercises } from './exercises';
import { openShared, type SharedLexicon } from './lexicon';
import { answerWordInfo, answerWords } from './words';

type Rare = Exclude<LongRequest, 'generate'>;
type Answer<N extends Rare> = Result<AnswerTo<N>, RequestError>;

/**
 * All long work except the search for moves. Its code is loaded separately, because the first candidates
 * would otherwise wait for it.
 */
export class RarerWork {
  private readonly agents: AgentTable;
  private readonly sampler: ReplySampler;
  private readonly exercises: Exercises;

  constructor(private readonly host: EngineHost) {
    this.agents = new AgentTable(host);
    this.sampler = new ReplySampler(host);
    this.exercises = new Exercises(host);
  }

  chooseTurn(lexicon: SharedLexicon, request: RequestTo<'chooseTurn'>): Answer<'chooseTurn'> {
    return this.agents.choose(openShared(lexicon), request);
  }

  replies(
    lexicon: SharedLexicon,
    request: RequestTo<'replies'>,
    isCancelled: () => boolean,
  ): Answer<'replies'> {
    return this.sampler.answer(openShared(lexicon), request, isCancelled);
  }

  words(lexicon: SharedLexicon, request: RequestTo<'words'>, isCancelled: () => boolean): Answer<'words'> {
    return answerWords(openShared(lexicon), request, { now: this.host.now, isCancelled });
  }

  exercise(
    lexicon: SharedLexicon,
    request: RequestTo<'exercise'>,
    isCancelled: () => boolean,
  ): Answer<'exercise'> {
    return this.exercises.make(openShared(lexicon), request, isCancelled);
  }

  judgeExercise(
    lexicon: SharedLexicon,
    request: RequestTo<'judgeExercise'>,
    isCancelled: () => boolean,
  ): Answer<'judgeExercise'> {
    return this.exercises.judge(openShared(lexicon), request, isCancelled);
  }

  wordInfo(lexicon: SharedLexicon, request: RequestTo<'wordInfo'>): Answer<'wordInfo'> {
    return answerWordInfo(openShared(lexicon), request);
  }

  structures(
    lexicon: SharedLexicon,
    { setup }: RequestTo<'structures'>,
    tell: (event: EngineEvent) => void,
  ): Promise<Answer<'structures'>> {
    const progress: Parameters<typeof compareStructures>[2] = (step, fraction, report) =>
      tell({ type: 'structures-progress', step, fraction, report });
    return compareStructures(openShared(lexicon), setup, progress, this.host);
  }
}
