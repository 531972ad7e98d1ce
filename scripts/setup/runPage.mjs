import { parseArgs } from 'node:util';
import { buildWebIfStale } from './build.mjs';
import { servePage } from './pageServer.mjs';
import { SetupProblem, say } from './report.mjs';

/**
 * Serves the web edition until Ctrl+C.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit status
 */
export async function runPage(args) {
  const port = portOf(args);
  await buildWebIfStale();
  const server = await startServer(port);
  say(`Tilewright is open at ${server.url}`);
  say('Press Ctrl+C to stop it.');
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  return 0;
}

/** @param {number} port */
async function startServer(port) {
  try {
    return await servePage({ port });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupProblem(`Port ${port} cannot be used: ${reason}.`);
  }
}

/** @param {readonly string[]} args */
function portOf(args) {
  const port = optionsOf(args).port ?? '0';
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new SetupProblem(`--port takes a number from 0 (any free one) to 65535, not ${port}.`);
}

/** @param {readonly string[]} args */
function optionsOf(args) {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values;
  } catch (error) {
    throw new SetupProblem(error instanceof Error ? error.message : String(error));
  }
}
