/** One of the four channels of a picture: 0 red … 3 alpha. */
export function pixelChannel({ data }: ImageData, channel: 0 | 3): Uint8Array {
  const values = new Uint8Array(data.length / 4);
  for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + channel]!;
  return values;
}
