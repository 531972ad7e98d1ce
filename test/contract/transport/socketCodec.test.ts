import { describe, expect, it } from 'vitest';
import { decodeMessage, encodeMessage } from '../../../src/contract/transport/socketCodec';

const travel = (message: unknown): unknown => decodeMessage(encodeMessage(message));

describe('messages over the WebSocket', () => {
  it('carry plain values', () => {
    const value = { text: 'häß', list: [1, -2.5, null, true], nested: { big: 2 ** 40 } };
    expect(travel(value)).toEqual(value);
  });

  it('omit undefined fields', () => {
    expect(travel({ a: undefined, b: 1 })).toEqual({ b: 1 });
  });

  it.each([
    Int32Array.of(-1, 2 ** 31 - 1, -(2 ** 31)),
    Uint32Array.of(0, 2 ** 32 - 1),
    Float64Array.of(0.1, -1e300),
    new Int32Array(0),
  ])('carry typed arrays unchanged (%#)', (array) => {
    // At an odd place in the message and out of the middle of a buffer.
    const part = array.subarray(1);
    expect(travel({ odd: 'x', array, part })).toEqual({ odd: 'x', array, part });
  });

  it('carry a trace of a million events', () => {
    const records = new Int32Array(4_000_000);
    records[3_999_999] = 7;
    const bytes = encodeMessage({ records });
    expect(bytes.length).toBeLessThan(16_000_100);
    expect(decodeMessage(bytes)).toMatchObject({ records: { length: 4_000_000, 3999999: 7 } });
  });

  it('reject bytes that are no message', () => {
    expect(() => decodeMessage(Uint8Array.of(0x81))).toThrow();
    expect(() => decodeMessage(new TextEncoder().encode('hello'))).toThrow();
  });
});
