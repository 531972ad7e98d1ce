import { describe, expect, it } from 'vitest';
import { MAX_LEAVES_BYTES } from '../../../src/contract/leaves/leavesLimits';
import { parseRequest } from '../../../src/contract/requests/requestLookup';
import type { RequestName } from '../../../src/contract/requests/requests';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { say } from '../../../src/texts/say';

const LEXICON = 'a'.repeat(64);
const QUESTION = { rules: CLASSIC_RULES, typed: 'ES ?', length: 2 };
const FILE = { kind: 'file', rules: CLASSIC_RULES, name: 'my.leaves', bytes: new Uint8Array(3) };
const TRAINING = { lexicon: LEXICON, rules: CLASSIC_RULES, seed: 7, generations: [16, 32] };

describe('requests about leaves', () => {
  it.each<[RequestName, unknown]>([
    ['readLeaves', QUESTION],
    ['useLeaves', { kind: 'trained' }],
    ['useLeaves', { kind: 'built-in', rules: CLASSIC_RULES }],
    ['useLeaves', { kind: 'previous', rules: CLASSIC_RULES }],
    ['useLeaves', FILE],
    ['leavesFile', { rules: CLASSIC_RULES, isTrained: false }],
    ['startTraining', TRAINING],
    ['continueTraining', { lexicon: LEXICON }],
    ['stopTraining', {}],
    ['discardTraining', {}],
    ['readTraining', {}],
  ])('%s is taken as it is', (name, request) => {
    expect(parseRequest(name, request)).toEqual({ ok: true, value: request });
  });

  it.each<[RequestName, unknown, string]>([
    ['readLeaves', { ...QUESTION, rules: {} }, 'rules'],
    ['readLeaves', { ...QUESTION, typed: 'A'.repeat(501) }, 'typed'],
    ['readLeaves', { ...QUESTION, length: 0 }, 'length'],
    ['useLeaves', { kind: 'other' }, 'kind'],
    ['useLeaves', { kind: 'trained', rules: CLASSIC_RULES }, 'rules'],
    ['useLeaves', { ...FILE, bytes: [1, 2] }, 'bytes'],
    ['useLeaves', { ...FILE, bytes: new Uint8Array(MAX_LEAVES_BYTES + 1) }, 'bytes'],
    ['useLeaves', { ...FILE, name: 'x'.repeat(1001) }, 'name'],
    ['leavesFile', { rules: CLASSIC_RULES }, 'isTrained'],
    ['startTraining', { ...TRAINING, lexicon: 'english' }, 'lexicon'],
    ['startTraining', { ...TRAINING, generations: [16, 0] }, 'generations[1]'],
    ['startTraining', { ...TRAINING, generations: [100_001] }, 'generations[0]'],
    ['startTraining', { ...TRAINING, generations: Array(101).fill(1) }, 'generations'],
    ['startTraining', { ...TRAINING, seed: null }, 'seed'],
    ['continueTraining', {}, 'lexicon'],
  ])('%s with a wrong field is refused, and the field is named (%#)', (name, request, field) => {
    const parsed = parseRequest(name, request);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    if (!parsed.ok) expect(say(parsed.error.message)).toContain(field);
  });
});
