import { decode, ExtensionCodec, encode } from '@msgpack/msgpack';

/**
 * What goes over the WebSocket: MessagePack, with typed arrays as extensions, so that a trace of a
 * million events crosses as the bytes it is. Elements are in the byte order of the machine: both
 * ends are on the same one.
 */
const codec = new ExtensionCodec();

const TYPED_ARRAYS = [Int32Array, Uint32Array, Float64Array] as const;

TYPED_ARRAYS.forEach((TypedArray, type) => {
  codec.register({
    type,
    encode: (value) =>
      value instanceof TypedArray ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : null,
    // A copy begins where elements of any size may begin.
    decode: (bytes) => new TypedArray(bytes.slice().buffer),
  });
});

/** Fields that are undefined are left out, as in JSON. */
export const encodeMessage = (message: unknown): Uint8Array<ArrayBuffer> =>
  encode(message, { extensionCodec: codec, ignoreUndefined: true });

/** Throws on bytes that are no message. */
export const decodeMessage = (bytes: Uint8Array): unknown => decode(bytes, { extensionCodec: codec });
