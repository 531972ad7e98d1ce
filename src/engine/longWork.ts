import type { RequestError } from '../contract/requests/requestError';
import type { AnswerTo, LongRequest, RequestTo } from '../contract/requests/requests';
import type { EngineEvent } from '../contract/transport/events';
import { ENGLISH } from '../core/alphabet/english';
import { MoveGenerator } from '../core/movegen/moveGenerator';
import { ok, type Result } from '../core/result';
import type { EngineHost } from './engineHost';
import { MoveSearch, type SharedGeneration } from './generateMoves';
import { KEPT_OPEN, type Lexicon, openShared, type SharedLexicon } from './lexicon';
import type { RarerWork } from './rarerWork';

/** Context of long work in addition to its request. */
export interface WorkContext {
  /** Unique, even across restarts of the threads. */
  readonly number: number;
  readonly isCancelled: () => boolean;
  readonly tell: (event: EngineEvent) => void;
}

export interface Done<Answer> {
  readonly answer: Answer;
  /** Moves that the engine's thread will answer questions about. */
  readonly generation?: SharedGeneration;
}

type Outcome<Answer> = Result<Done<Answer>, RequestError>;

/** Work that can take seconds, each in the thread named by its entry of the table. */
export type LongWork = {
  readonly [N in LongRequest]: (
    lexicon: SharedLexicon,
    request: RequestTo<N>,
    context: WorkContext,
  ) => Outcome<AnswerTo<N>> | Promise<Outcome<AnswerTo<N>>>;
};

/** State that a thread for long work keeps between requests. */
export class WorkMemory {
  readonly search: MoveSearch;
  private readWork: Promise<RarerWork> | undefined;
  /** The lexicons used for searches, most recently used last. */
  private readonly lexicons = new Map<string, Lexicon>();

  constructor(readonly host: EngineHost) {
    this.search = new MoveSearch(host.now, host.leaves);
  }

  rarer(): Promise<RarerWork> {
    this.readWork ??= import('./rarerWork').then(({ RarerWork }) => new RarerWork(this.host));
    return this.readWork;
  }

  /** The lexicon with a generator, which is created if the lexicon is new here. */
  prepare(shared: SharedLexicon): Lexicon {
    const { id } = shared.info;
    const known = this.lexicons.get(id);
    const lexicon = known ?? withGenerator(shared);
    this.lexicons.delete(id);
    this.lexicons.set(id, lexicon);
    for (const closed of [...this.lexicons.keys()].slice(0, -KEPT_OPEN)) this.lexicons.delete(closed);
    return lexicon;
  }

  /** Loads the built-in leaves in advance, so that the first search need not wait for them. */
  openLeaves(): void {
    this.host.leaves?.(ENGLISH);
  }
}

export const createLongWork = (memory: WorkMemory): LongWork => ({
  generate: (lexicon, request, { number }) => {
    const generated = memory.search.generate(memory.prepare(lexicon), { ...request, generation: number });
    if (!generated.ok) return generated;
    const { generation, summary } = generated.value;
    return ok({ answer: summary, generation });
  },
  chooseTurn: async (lexicon, request) => done((await memory.rarer()).chooseTurn(lexicon, request)),
  replies: async (lexicon, request, { isCancelled }) =>
    done((await memory.rarer()).replies(lexicon, request, isCancelled)),
  wordInfo: async (lexicon, request) => done((await memory.rarer()).wordInfo(lexicon, request)),
  words: async (lexicon, request, { isCancelled }) =>
    done((await memory.rarer()).words(lexicon, request, isCancelled)),
  exercise: async (lexicon, request, { isCancelled }) =>
    done((await memory.rarer()).exercise(lexicon, request, isCancelled)),
  judgeExercise: async (lexicon, request, { isCancelled }) =>
    done((await memory.rarer()).judgeExercise(lexicon, request, isCancelled)),
  structures: async (lexicon, request, { tell }) =>
    done(await (await memory.rarer()).structures(lexicon, request, tell)),
});

const done = <Answer>(result: Result<Answer, RequestError>): Outcome<Answer> =>
  result.ok ? ok({ answer: result.value }) : result;

function withGenerator(shared: SharedLexicon): Lexicon {
  const lexicon = openShared(shared);
  return { ...lexicon, generator: new MoveGenerator(lexicon.gaddag) };
}
