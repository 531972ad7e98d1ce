import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Software WebGL 2, for machines and displays without a GPU. Panels are then painted by Chromium's own
 * software rasterizer: through software WebGL they would take many times as long, and wait for the board.
 */
export const SOFTWARE_GL_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
];

/** For a Chromium driven by tests: only the page accesses the network. */
export const QUIET_CHROMIUM_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const hasGraphicsCard = () => process.platform !== 'linux' || existsSync('/dev/dri');

/**
 * Chromium's sandbox needs either user namespaces or its own setuid helper, and refuses to run as root.
 *
 * @param {string} executable
 * @returns {string | null} why the sandbox is unavailable
 */
export function sandboxObstacle(executable) {
  if (process.platform !== 'linux') return null;
  if (process.getuid?.() === 0) return 'you are root';
  const helper = join(dirname(executable), 'chrome-sandbox');
  if (userNamespacesAreOpen() || isSetUserIdRoot(helper)) return null;
  return `this system closes user namespaces to it (\`sudo chown root ${helper} && sudo chmod 4755 ${helper}\` brings it back)`;
}

function userNamespacesAreOpen() {
  const closed = [
    ['apparmor_restrict_unprivileged_userns', '1'],
    ['unprivileged_userns_clone', '0'],
  ];
  return !closed.some(([name, value]) => {
    const file = `/proc/sys/kernel/${name}`;
    return existsSync(file) && readFileSync(file, 'utf8').trim() === value;
  });
}

/** @param {string} helper */
function isSetUserIdRoot(helper) {
  const found = statSync(helper, { throwIfNoEntry: false });
  return found?.uid === 0 && (found.mode & 0o4000) !== 0;
}
