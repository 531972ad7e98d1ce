import { z } from 'zod';
import type { CandidateSort } from '../../core/movegen/candidates/candidateQuery';
import { placedTilesParser, sideParser, tileParser } from '../board/boardParsers';
import { setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { turnRulesParser } from '../play/playParsers';
import {
  type FilterRequest,
  type FindWordRequest,
  type GenerateRequest,
  MAX_PAGE_ROWS,
  type PageRequest,
  type PositionRequest,
} from './candidatesApi';

/** Limit for typed text: more than any word or sensible pattern has. */
const MAX_TEXT = 200;

const count = z.int().min(0);

const position = z.strictObject({ lexicon: lexiconId, setup: setupParser });

export const positionParser: z.ZodType<PositionRequest> = position;

export const generateParser: z.ZodType<GenerateRequest> = position.extend({
  placement: placedTilesParser.optional(),
  turnRules: turnRulesParser.optional(),
});

export const pageParser: z.ZodType<PageRequest> = z.strictObject({
  generation: count,
  offset: count,
  count: count.max(MAX_PAGE_ROWS),
  view: count.optional(),
});

export const candidateSortParser: z.ZodType<CandidateSort> = z.strictObject({
  by: z.enum(['score', 'word', 'length', 'position', 'tilesPlayed', 'leave', 'equity']),
  isDescending: z.boolean(),
});

export const findWordParser: z.ZodType<FindWordRequest> = z.strictObject({
  generation: count,
  view: count.optional(),
  beginning: z.string().min(1).max(MAX_TEXT),
});

export const filterParser: z.ZodType<FilterRequest> = z.strictObject({
  generation: count,
  query: z.strictObject({
    word: z.strictObject({ kind: z.enum(['text', 'regex']), value: z.string().max(MAX_TEXT) }).optional(),
    through: z.strictObject({ row: sideParser, col: sideParser }).optional(),
    tile: tileParser.optional(),
    isBingo: z.boolean().optional(),
    minLength: sideParser.optional(),
    maxLength: sideParser.optional(),
    minCrossWords: sideParser.optional(),
    sort: candidateSortParser.optional(),
  }),
});
