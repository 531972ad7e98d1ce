import type { JudgeWordsRequest } from '../contract/play/playApi';
import type { RequestError } from '../contract/requests/requestError';
import type { AnswerTo, EngineRequest, RequestTo } from '../contract/requests/requests';
import { fail, ok, type Result } from '../core/result';
import { CandidateViews } from './candidateViews';
import { answerCrossChecks } from './crossChecks';
import type { EngineHost } from './engineHost';
import { type Generation, Generations } from './generations';
import type { OpenLexicon } from './lexicon';
import { pageOf } from './listRows';
import { askWhyNot, readNodes, traceGeneration } from './traces';
import { unknownLexicon } from './unknownLexicon';

/** Whether each of the words is in the lexicon. */
export const judgeWords = (
  { gaddag }: OpenLexicon,
  { words }: Pick<JudgeWordsRequest, 'words'>,
): readonly boolean[] => words.map((letters) => gaddag.acceptsWord(letters));

/** Requests to the engine's thread, each answered within milliseconds. */
export type Questions = {
  readonly [N in EngineRequest]: (request: RequestTo<N>) => Result<AnswerTo<N>, RequestError>;
};

/** The state that requests refer to. */
export class EngineMemory {
  readonly lexicons = new Map<string, OpenLexicon>();
  readonly generations = new Generations();
  readonly views: CandidateViews;

  constructor({ now }: Pick<EngineHost, 'now'>) {
    this.views = new CandidateViews(now);
  }

  /** Answers a request with an open lexicon. */
  using<V>(
    request: { readonly lexicon: string },
    answer: (lexicon: OpenLexicon) => Result<V, RequestError>,
  ): Result<V, RequestError> {
    const lexicon = this.lexicons.get(request.lexicon);
    return lexicon === undefined ? fail(unknownLexicon(request.lexicon)) : answer(lexicon);
  }

  /** Answers a request about a generation that is still kept. */
  of<V>(
    request: { readonly generation: number },
    answer: (generation: Generation) => Result<V, RequestError>,
  ): Result<V, RequestError> {
    const generation = this.generations.find(request.generation);
    return generation.ok ? answer(generation.value) : generation;
  }
}

export const createQuestions = (memory: EngineMemory): Questions => ({
  candidates: (request) =>
    memory.of(request, (generation) => {
      const { view } = request;
      return view === undefined
        ? ok(pageOf(generation, request))
        : memory.views.page(generation, { ...request, view });
    }),
  filterCandidates: (request) => memory.of(request, (generation) => memory.views.filter(generation, request)),
  findWord: (request) => memory.of(request, (generation) => memory.views.findWord(generation, request)),
  trace: (request) => memory.of(request, (generation) => traceGeneration(generation, request)),
  whyNot: (request) => memory.of(request, (generation) => askWhyNot(generation, request)),
  nodes: (request) => memory.using(request, ({ gaddag }) => readNodes(gaddag, request)),
  judgeWords: (request) => memory.using(request, (lexicon) => ok(judgeWords(lexicon, request))),
  crossChecks: (request) => memory.using(request, (lexicon) => answerCrossChecks(lexicon, request.setup)),
});
