import { createBirpc } from 'birpc';
import { certain } from '../../../../../core/certain';
import type { GifApi } from './gifApi';
import { GifWriter } from './gifWriter';

/** A worker, because quantizing one large frame takes 100 ms. */
let writer: GifWriter | undefined;
const begun = (): GifWriter => certain(writer, 'the GIF');

const api: GifApi = {
  begin: (size, rate) => {
    writer = new GifWriter(size, rate);
  },
  sample: (pixels) => begun().sample(pixels),
  add: (pixels) => begun().add(pixels),
  addSame: () => begun().addSame(),
  finish: () => begun().finish(),
};

createBirpc<object, GifApi>(api, {
  post: (sent) => postMessage(sent),
  on: (listener) => addEventListener('message', ({ data }) => listener(data)),
  timeout: -1,
});
