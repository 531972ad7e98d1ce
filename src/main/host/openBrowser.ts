import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the person's browser; calls `onFailure` where there is no way to. */
export function openBrowser(url: string, onFailure: () => void): void {
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', onFailure);
  child.on('exit', (code) => {
    if (code !== 0) onFailure();
  });
  child.unref();
}
