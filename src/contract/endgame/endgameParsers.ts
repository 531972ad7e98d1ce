import { z } from 'zod';
import { setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { turnRulesParser } from '../play/playParsers';
import { bounded } from '../requests/bounded';
import {
  type EndgameRequest,
  LONGEST_PATH,
  MAX_ENDGAME_SECONDS,
  type SearchedRequest,
  type StartEndgame,
} from './endgameApi';

const request = {
  lexicon: lexiconId,
  setup: setupParser,
  turnRules: turnRulesParser,
  scorelessTurns: z.int().min(0),
};

export const endgameParser: z.ZodType<EndgameRequest> = z.strictObject(request);

export const startEndgameParser: z.ZodType<StartEndgame> = z.strictObject({
  ...request,
  seconds: z.number().min(0.1).max(MAX_ENDGAME_SECONDS),
});

export const searchedParser: z.ZodType<SearchedRequest> = z.strictObject({
  id: z.int().min(0),
  path: bounded(z.array(z.int32()), LONGEST_PATH),
});
