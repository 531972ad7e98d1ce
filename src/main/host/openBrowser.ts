import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { text } from '../../texts/text';

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

const ONLY_THIS_USER = 0o600;

/**
 * Opens an address in the user's browser; calls `onFailure` if that is impossible. The address contains the
 * token, and every user of the machine can read the arguments of a program: so the browser opens a page in
 * `dir`, which only this user can read and which leads to the address; on a first start `dir` is made. Throws
 * if that page cannot be written.
 *
 * @returns removes the page, for the end of the program
 */
export function openBrowser(url: string, dir: string, onFailure: () => void): () => void {
  const page = join(dir, 'open.html');
  const removePage = () => rmSync(page, { force: true });
  removePage();
  mkdirSync(dir, { recursive: true });
  writeFileSync(page, pageLeadingTo(url), { mode: ONLY_THIS_USER, flag: 'wx' });
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, pathToFileURL(page).href], { stdio: 'ignore', detached: true });
  child.on('error', onFailure);
  child.on('exit', (code) => {
    if (code !== 0) onFailure();
  });
  child.unref();
  return removePage;
}

/** @param url of our own making: it has nothing that HTML would have to escape */
const pageLeadingTo = (url: string): string => `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Tilewright</title>
<p><a href="${url}">${text('host.openLink')}</a></p>
`;
