// Replaces Electron's default app: `electron [-r MODULE]… [SWITCH]… FOLDER` opens the app in FOLDER.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

// Also used by Electron's own default app; missing in the public types.
const loader =
  /** @type {Electron.App & { setAppPath(path: string): void; setVersion(version: string): void }} */ (app);

const { folder, modules } = readArguments(process.argv.slice(1));
if (folder === undefined) {
  console.error('Name the folder of the app to run.');
  app.exit(2);
} else {
  const require = createRequire(import.meta.url);
  for (const module of modules) require(resolve(module));
  const { name, productName, version, main } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  );
  loader.setAppPath(folder);
  loader.setName(productName ?? name);
  loader.setVersion(version);
  await import(pathToFileURL(resolve(folder, main)).href);
}

/** @param {readonly string[]} args */
function readArguments(args) {
  /** @type {string[]} */
  const modules = [];
  const rest = args.values();
  for (const argument of rest) {
    if (argument === '-r' || argument === '--require') {
      const { value } = rest.next();
      if (value !== undefined) modules.push(value);
    } else if (!argument.startsWith('-')) return { folder: resolve(argument), modules };
  }
  return { folder: undefined, modules };
}
