import { createBirpc } from 'birpc';
import { certain } from '../../../../../core/certain';
import type { GifApi } from './gifApi';
import { GifWriter } from './gifWriter';

/** Beside the page: to find the colours of one large frame takes a tenth of a second. */
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
