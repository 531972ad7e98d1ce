// Everything a fresh clone needs, on Node alone: `node scripts/setup.mjs start | test | serve | cli`.
// Nothing may be imported here before the check of Node's version: an old Node must get a sentence, not a syntax error.
const OLDEST_NODE = [20, 19];
const MODES = ['start', 'test', 'serve', 'cli'];

const [major, minor] = process.versions.node.split('.').map(Number);
const mode = process.argv[2];
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(
    `Tilewright needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${process.versions.node}: install a newer one and try again.`,
  );
  process.exitCode = 1;
} else if (!MODES.includes(mode)) {
  console.error(`setup.mjs needs one of ${MODES.join(', ')}; it was given ${mode ?? 'nothing'}.`);
  process.exitCode = 2;
} else {
  import('./setup/prepare.mjs').then(({ prepareOrExplain }) => prepareOrExplain(mode));
}
