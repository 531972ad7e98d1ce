import { z } from 'zod';
import type { Seed } from '../../core/game/seed';
import { message } from '../../core/message';
import { MAX_SEED } from './limits';
import { says } from './says';

export const count = z.int().min(0);
export const seedParser: z.ZodType<Seed> = z.union([z.int(), z.string().max(MAX_SEED)]);

export const bytesUpTo = (most: number): z.ZodType<Uint8Array> =>
  z
    .instanceof(Uint8Array)
    .refine(({ length }) => length <= most, says(message('requests.byteCount', { most: String(most) })));
