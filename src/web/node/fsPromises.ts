/** The part of `node:fs/promises` that the program uses. */
import * as fs from './fs';

export const readdir = async (path: string) => fs.readdirSync(path);
export const rm = async (path: string, options: { readonly force?: boolean }) => fs.rmSync(path, options);
export const stat = async (path: string) => fs.statSync(path);
export const realpath = async (path: string) => fs.realpathSync(path);

export async function opendir(path: string) {
  return fs.readdirSync(path).map((name) => {
    const found = fs.statSync(`${path}/${name}`);
    return { name, isDirectory: () => found?.isDirectory() === true, isFile: () => found?.isFile() === true };
  });
}
