// Starts the app for the browser and prints its address.

import { runBrowserHost } from './setup/browserHost.mjs';
import { buildIfStale } from './setup/build.mjs';
import { exitWith } from './setup/exitWith.mjs';

exitWith(async () => {
  await buildIfStale();
  return runBrowserHost(process.argv.slice(2));
});
