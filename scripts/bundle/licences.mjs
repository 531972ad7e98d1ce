// The licences of the packages that a bundle contains: each asks to travel with its code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {readonly string[]} modules paths of what was bundled, with those of other files from packages
 * @returns {string} name, version, origin and licence of every package among them
 */
export function licencesOf(modules) {
  const folders = modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)].sort().map(describe).join('\n');
}

/** @param {string} folder of a package */
function describe(folder) {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no file with its licence (${license}).`);
  const origin = homepage ?? repository?.url ?? repository;
  const title = `${name} ${version} (${license}), ${origin}`;
  return `${title}\n${'='.repeat(title.length)}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
