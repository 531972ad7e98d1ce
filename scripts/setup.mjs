// Prepares a fresh clone, on Node alone: `node scripts/setup.mjs start | test | serve | cli`. Imports nothing
// before the check of Node's version, so that an old Node reports a sentence rather than a syntax error.
const [OLDEST_MAJOR, OLDEST_MINOR] = /** @type {const} */ ([20, 19]);
const MODES = ['start', 'test', 'serve', 'cli'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const mode = process.argv[2] ?? '';
if (major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR)) {
  console.error(
    `Tilewright needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer, and this is Node ${process.versions.node}: install a newer one and try again.`,
  );
  process.exitCode = 1;
} else if (!MODES.includes(mode)) {
  console.error(`setup.mjs needs one of ${MODES.join(', ')}; it was given ${mode || 'nothing'}.`);
  process.exitCode = 2;
} else {
  import('./setup/prepare.mjs').then(({ prepareOrExplain }) => prepareOrExplain(mode));
}
