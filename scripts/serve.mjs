// Serves the web edition on this machine only, and prints its address: `npm run serve -- [--port N]`.

import { exitWith } from './setup/exitWith.mjs';
import { runPage } from './setup/runPage.mjs';

exitWith(() => runPage(process.argv.slice(2)));
