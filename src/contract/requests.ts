import { z } from 'zod';
import type { GraphNode } from '../core/lexicon/graphNode';
import type { RankedWhyNot } from '../core/trace/whyNot/rankPlay';
import { filterParser, findWordParser, generateParser, pageParser, positionParser } from './candidateParsers';
import type { CandidatePage, CandidateView, GenerationSummary } from './candidatesApi';
import type { LexiconChoice, LexiconInfo, RecentLexicon, WordsAnswer } from './lexiconApi';
import { lexiconParser, wordsParser } from './lexiconParser';
import {
  type Answered,
  type AnswerOf,
  type InputOf,
  LATEST,
  LATEST_OF_PURPOSE,
  ofEngine,
  ofHost,
  REPLACE,
} from './request';
import type { Settings } from './settings';
import { settingsParser } from './settingsParser';
import type { CrossChecksAnswer, StructuresReport } from './structuresApi';
import type { TraceAnswer } from './traceApi';
import { nodesParser, traceParser, whyNotParser } from './traceParsers';

const nothing = z.strictObject({});

export interface ProgramVersion {
  readonly app: string;
  /** Of the files that the lexicon cache keeps. */
  readonly lexiconFormat: number;
  /** How a lexicon is laid out in memory and in those files. */
  readonly lexiconLayout: number;
}

/**
 * Everything that the window asks for: what a request has to look like, who answers it, what the answer is. The page,
 * its connections, the main process and the engine's thread take all they need from here. What is asked of the engine
 * is answered in `engine/questions.ts`, anything else in `main/ipc/services.ts`.
 */
export const REQUESTS = {
  /** A few lexicons stay open, the last used; `unknown-lexicon` says that one has to be opened again. */
  openLexicon: ofHost(lexiconParser).answers<LexiconInfo>(),
  /** Makes every opening under way answer `cancelled`. */
  cancelLexicon: ofHost(nothing).answers<null>(),
  chooseLexicon: ofHost(nothing).answers<LexiconChoice>(),
  /** Files that were opened, the last one first. */
  recentLexicons: ofHost(nothing).answers<readonly RecentLexicon[]>(),
  words: ofHost(wordsParser, REPLACE).answers<WordsAnswer>(),
  cancelWords: ofHost(nothing).answers<null>(),
  crossChecks: ofEngine(positionParser, LATEST).answers<CrossChecksAnswer>(),
  structures: ofHost(positionParser, REPLACE).answers<StructuresReport>(),
  cancelStructures: ofHost(nothing).answers<null>(),
  generate: ofHost(generateParser, REPLACE).answers<GenerationSummary>(),
  /** Makes the request under way answer `cancelled`. */
  cancelGeneration: ofHost(nothing).answers<null>(),
  candidates: ofEngine(pageParser).answers<CandidatePage>(),
  filterCandidates: ofEngine(filterParser, LATEST).answers<CandidateView>(),
  findWord: ofEngine(findWordParser, LATEST).answers<number | null>(),
  trace: ofEngine(traceParser, LATEST_OF_PURPOSE).answers<TraceAnswer>(),
  whyNot: ofEngine(whyNotParser, LATEST_OF_PURPOSE).answers<RankedWhyNot>(),
  /** One node for each arc, in the order asked for. */
  nodes: ofEngine(nodesParser).answers<readonly GraphNode[]>(),
  /** For the person who reports something. */
  version: ofHost(nothing).answers<ProgramVersion>(),
  readSettings: ofHost(nothing).answers<Settings>(),
  writeSettings: ofHost(settingsParser).answers<null>(),
};

type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
type Inputs = { readonly [N in RequestName]: InputOf<Requests[N]> };
type Answers = { readonly [N in RequestName]: AnswerOf<Requests[N]> };

export type RequestTo<N extends RequestName> = Inputs[N];
export type AnswerTo<N extends RequestName> = Answers[N];

/** The requests as functions. */
export type EngineApi = { readonly [N in RequestName]: (request: RequestTo<N>) => Answered<AnswerTo<N>> };

/** The requests as one function: how the window asks. */
export type Ask = <N extends RequestName>(name: N, request: RequestTo<N>) => Answered<AnswerTo<N>>;

type Answering<By> = { [N in RequestName]: Requests[N]['by'] extends By ? N : never }[RequestName];

/** Requests that the engine's thread answers, and those that the main process does. */
export type EngineRequest = Answering<'engine'>;
export type HostRequest = Answering<'host'>;
