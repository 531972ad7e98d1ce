import { decode, ExtensionCodec, encode } from '@msgpack/msgpack';

/**
 * Codec of the WebSocket: MessagePack with typed arrays as extensions, so that a trace of a million events is
 * sent as raw bytes. Elements have the byte order of the machine: both ends run on the same one.
 */
const codec = new ExtensionCodec();

const TYPED_ARRAYS = [Int32Array, Uint32Array, Float64Array] as const;

TYPED_ARRAYS.forEach((TypedArray, type) => {
  codec.register({
    type,
    encode: (value) =>
      value instanceof TypedArray ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : null,
    // A copy is aligned for elements of any size.
    decode: (bytes) => new TypedArray(bytes.slice().buffer),
  });
});

/** Undefined fields are omitted, as in JSON. */
export const encodeMessage = (message: unknown): Uint8Array<ArrayBuffer> =>
  encode(message, { extensionCodec: codec, ignoreUndefined: true });

/** Throws on invalid bytes. */
export const decodeMessage = (bytes: Uint8Array): unknown => decode(bytes, { extensionCodec: codec });
