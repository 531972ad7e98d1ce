import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * Evaluates an expression in a program's only page.
 *
 * @param {number} port for debugging
 * @param {string} expression
 * @returns {Promise<unknown>} its value, once it has settled
 */
export async function askPage(port, expression) {
  /** @type {{ type: string, webSocketDebuggerUrl: string }[]} */
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const page = targets.find(({ type }) => type === 'page');
  if (page === undefined) return null;
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  try {
    await once(socket, 'open');
    const params = { expression, awaitPromise: true, returnByValue: true };
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
    const [data] = await once(socket, 'message');
    return JSON.parse(String(data)).result?.result?.value;
  } finally {
    socket.terminate();
  }
}
