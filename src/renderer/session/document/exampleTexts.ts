import { EXAMPLES, type ExampleId } from '../../state/document/examples';

/** Read only when an example is opened. */
const FILES = import.meta.glob<string>(
  ['../../../../resources/examples/*', '../../../../resources/positions/*'],
  { query: '?raw', import: 'default' },
);

const BY_NAME = new Map(Object.entries(FILES).map(([path, read]) => [path.split('/').at(-1), read]));

/** The file of an example. @throws {Error} if it does not ship with the program, which is a bug */
export async function readExample(
  id: ExampleId,
): Promise<{ readonly name: string; readonly content: string }> {
  const { [id]: name } = EXAMPLES;
  const read = BY_NAME.get(name);
  if (read === undefined) throw new Error(`There is no file ${name}.`);
  return { name, content: await read() };
}
