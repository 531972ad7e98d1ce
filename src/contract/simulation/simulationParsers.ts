import { z } from 'zod';
import type { PlainTurn } from '../../core/game/turns/turn';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK, setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { opponentTurnParser, plainTurnParser, turnRulesParser } from '../play/playApi';
import { bounded } from '../requests/bounded';
import {
  type CompareSimulatedRequest,
  MAX_CANDIDATES,
  MAX_PLIES,
  MAX_SAMPLES,
  type SimulatedRepliesRequest,
  type SimulatedSampleRequest,
  type SimulationWish,
} from './simulationApi';

const MAX_SEED = 100;
const MAX_THREADS = 1024;

const whole = z.int();
const count = z.int().min(0);
const candidate = count.max(MAX_CANDIDATES);
const turns: z.ZodType<readonly PlainTurn[]> = bounded(z.array(plainTurnParser).min(1), MAX_CANDIDATES);

export const simulationParser: z.ZodType<SimulationWish> = z.strictObject({
  lexicon: lexiconId,
  setup: setupParser,
  turnRules: turnRulesParser,
  lead: whole,
  scorelessTurns: count,
  opponentRack: bounded(z.array(tileParser), MAX_RACK),
  opponentTurn: opponentTurnParser.optional(),
  candidates: z.union([z.int().min(1).max(MAX_CANDIDATES), turns]),
  plies: count.max(MAX_PLIES).nullable(),
  confidence: z.number().min(0.5).max(0.9999).nullable(),
  samples: z.int().min(1).max(MAX_SAMPLES).nullable(),
  seed: z.union([whole, z.string().max(MAX_SEED)]),
  threads: z.int().min(1).max(MAX_THREADS).nullable(),
});

export const compareSimulatedParser: z.ZodType<CompareSimulatedRequest> = z.strictObject({
  one: candidate,
  other: candidate,
});

export const simulatedSampleParser: z.ZodType<SimulatedSampleRequest> = z.strictObject({
  candidate,
  sample: count.max(MAX_SAMPLES),
});

export const simulatedRepliesParser: z.ZodType<SimulatedRepliesRequest> = z.strictObject({ candidate });
