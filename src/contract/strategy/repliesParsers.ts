import { z } from 'zod';
import { setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { turnParser, turnRulesParser } from '../play/playParsers';
import { MAX_DRAWS, type RepliesRequest } from './repliesApi';

const MAX_SEED = 300;
const [placement] = turnParser.options;

export const repliesParser: z.ZodType<RepliesRequest> = z.strictObject({
  lexicon: lexiconId,
  setup: setupParser,
  move: placement,
  turnRules: turnRulesParser,
  seed: z.string().max(MAX_SEED),
  from: z.int().min(0).max(1_000_000),
  count: z.int().min(1).max(MAX_DRAWS),
});
