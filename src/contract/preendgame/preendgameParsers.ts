import { z } from 'zod';
import type { PlayerModel } from '../../core/strategy/preendgame/playerModel';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK, setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { turnRulesParser } from '../play/playParsers';
import { bounded } from '../requests/bounded';
import {
  MAX_PREENDGAME_SECONDS,
  MOST_EXAMINED,
  type PreendgameRequest,
  type StartPreendgame,
} from './preendgameApi';

const models = ['rational', 'guaranteed', 'clairvoyant'] as const satisfies readonly PlayerModel[];

const request = {
  lexicon: lexiconId,
  setup: setupParser,
  turnRules: turnRulesParser,
  scores: z.tuple([z.int(), z.int()]),
  scorelessTurns: z.int().min(0),
  known: bounded(z.array(tileParser), MAX_RACK),
  model: z.enum(models),
};

export const preendgameParser: z.ZodType<PreendgameRequest> = z.strictObject(request);

export const startPreendgameParser: z.ZodType<StartPreendgame> = z.strictObject({
  ...request,
  candidates: z.int().min(1).max(MOST_EXAMINED),
  seconds: z.number().min(0.1).max(MAX_PREENDGAME_SECONDS),
});
