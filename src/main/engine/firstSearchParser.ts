import { z } from 'zod';
import { tileParser, wordPlaceParser } from '../../contract/board/boardParsers';
import {
  type Candidate,
  candidateSortParser,
  type EquityBasis,
  GenerateRequest,
  type GenerationSummary,
  MAX_PAGE_ROWS,
} from '../../contract/candidates/candidatesApi';
import { type LexiconInfo, lettersParser, lexiconId } from '../../contract/lexicon/lexiconApi';
import { plainTurnParser } from '../../contract/play/playApi';
import { bounded } from '../../contract/requests/bounded';
import type { AnswerTo, RequestTo } from '../../contract/requests/requests';
import type { Problem, RulesField } from '../../core/board/setup';
import type { OtherTurn } from '../../core/strategy/equity/otherTurns';
import type { LexiconSource } from '../cache/lexiconSource';
import { reportParser, sayable } from '../cache/reportFile';

/** The first search of a run, its answer, and the lexicon that it was made with. */
export interface FirstSearch {
  readonly source: LexiconSource;
  readonly lexicon: LexiconInfo;
  readonly request: RequestTo<'generate'>;
  readonly answer: AnswerTo<'generate'>;
}

/** A file that the answer depends on, with its stamp; null if the file did not exist. */
type Ground = readonly [path: string, stamp: string | null];

export interface Kept {
  readonly grounds: readonly Ground[];
  readonly search: FirstSearch;
}

const MAX_FILES = 100;
const MAX_RACK = 256;
const MAX_NOTICES = 10_000;

const count = z.int().min(0);
const duration = z.number().min(0);
const [placement] = plainTurnParser.options;
const { col, direction, row } = wordPlaceParser.shape;

const lexicon: z.ZodType<LexiconInfo> = z.strictObject({
  id: lexiconId,
  name: z.string(),
  path: z.string().nullable(),
  format: z.enum(['text', 'kwg']),
  letters: lettersParser,
  wordCount: count,
  arcCount: count,
  byteLength: count,
  source: z.enum(['cache', 'built']),
  cacheProblem: sayable.nullable(),
  durationMs: duration,
  report: reportParser,
});

const candidate: z.ZodType<Candidate> = placement.extend({
  rank: count.min(1),
  worth: z.strictObject({ kept: z.number(), placed: z.number() }).exactOptional(),
});

const otherTurn: z.ZodType<OtherTurn> = z.strictObject({
  kind: z.enum(['exchange', 'pass']),
  tiles: bounded(z.array(tileParser), MAX_RACK),
  worth: z.number().nullable(),
});

const pageOf = <Row>(row: z.ZodType<Row>) =>
  z.strictObject({ offset: count, rows: bounded(z.array(row), MAX_PAGE_ROWS) });

const notice: z.ZodType<Problem> = z.strictObject({
  code: z.enum([
    'board-size',
    'square-count',
    'multiplier',
    'start-square',
    'rules',
    'unknown-tile',
    'rack-too-long',
    'too-many-tiles',
    'tile-on-brick',
    'disconnected',
    'start-not-covered',
    'word-not-in-lexicon',
  ]),
  severity: z.enum(['blocking', 'notice']),
  message: sayable,
  atField: sayable.exactOptional(),
  row: row.exactOptional(),
  col: col.exactOptional(),
  direction: direction.exactOptional(),
  tile: z.int().exactOptional(),
  field: z.custom<RulesField>((field) => typeof field === 'string').exactOptional(),
});

const basis: z.ZodType<EquityBasis> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('leaves'),
    origin: z.strictObject({
      lexicon: z.string(),
      board: z.string(),
      seed: z.string(),
      generations: z.string(),
      command: z.string(),
      date: z.string(),
    }),
  }),
  z.strictObject({ kind: z.literal('settlement') }),
  z.strictObject({ kind: z.literal('none'), reason: sayable }),
]);

const worths = bounded(z.array(z.number()), MAX_RACK);

const answer: z.ZodType<GenerationSummary> = z.strictObject({
  generation: count,
  total: count,
  hasMore: z.boolean(),
  durationMs: duration,
  notices: bounded(z.array(notice), MAX_NOTICES),
  rankAskedFor: count.min(1).nullable(),
  basis,
  rackWorth: z.strictObject({ singles: worths, pairs: bounded(z.array(worths), MAX_RACK) }).nullable(),
  firstPage: pageOf(candidate),
  opening: z
    .strictObject({
      sort: candidateSortParser,
      view: count,
      total: count,
      row: count.min(1).exactOptional(),
      firstPage: pageOf(z.union([candidate, otherTurn])),
    })
    .exactOptional(),
});

/** The content of the file of the first search. The checksum alone proves nothing: anyone can compute it. */
export const keptSearchParser: z.ZodType<Kept> = z.strictObject({
  grounds: bounded(z.array(z.tuple([z.string(), z.string().nullable()])), MAX_FILES),
  search: z.strictObject({
    source: z.strictObject({
      kind: z.enum(['default', 'file']),
      path: z.string(),
      letters: lettersParser,
    }),
    lexicon,
    request: GenerateRequest,
    answer,
  }),
});
