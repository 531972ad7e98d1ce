import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './projectCommand';
import { parseSource } from './texts';

const LONGEST = 110;

const lengthOf = (text: string): number => [...text].length;

/** Code that cannot be broken by a line break: literals with their contents, and biome directives. */
const isUnbreakable = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  node.kind === ts.SyntaxKind.RegularExpressionLiteral;

/** Spans of the file that may make a line longer. */
function unbreakableSpans(file: ts.SourceFile): readonly ts.TextRange[] {
  const spans: ts.TextRange[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnbreakable(node)) spans.push({ pos: node.getStart(file), end: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { 0: found, index } of file.text.matchAll(/https?:\/\/\S+|biome-ignore .*/g))
    spans.push({ pos: index, end: index + found.length });
  return spans;
}

/** The numbers of the lines that are too long without having to be. Few files need a closer look. */
function longLines(path: string, text: string): readonly number[] {
  let from = 0;
  const long = text.split('\n').flatMap((line, nth) => {
    const start = from;
    from += line.length + 1;
    return lengthOf(line) > LONGEST ? [{ from: start, line, number: nth + 1 }] : [];
  });
  if (long.length === 0) return [];
  const spans = unbreakableSpans(parseSource(path, text));
  return long
    .filter(
      ({ from, line }) =>
        !spans.some(({ end, pos }) => {
          const inside = text.slice(Math.max(pos, from), Math.min(end, from + line.length));
          return lengthOf(line) - lengthOf(inside) <= LONGEST;
        }),
    )
    .map(({ number }) => number);
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name));

describe(`a line of more than ${LONGEST} characters`, () => {
  const linesOf = (...lines: readonly string[]) => longLines('example.ts', lines.join('\n'));
  const filler = 'words '.repeat(20);

  it('is found in comments and in code', () => {
    expect(linesOf('const a = 1;', `// ${filler}`, '/**', ` * ${filler}`, ' */')).toEqual([2, 4]);
    expect(linesOf(`const ${'a'.repeat(60)} = ${'b'.repeat(60)};`)).toEqual([1]);
  });

  it('is allowed only for a literal, a URL or a biome directive', () => {
    expect(
      linesOf(`const a = '${filler}';`, `const b = \`${filler}\${a}\`;`, `const c = /${filler}/;`),
    ).toEqual([]);
    expect(linesOf('const shader = `', filler, '`;')).toEqual([]);
    expect(linesOf(`// https://example.org/${'a'.repeat(100)}`, `// biome-ignore lint/a: ${filler}`)).toEqual(
      [],
    );
    expect(linesOf(`const a = 'b'; // ${filler}`)).toEqual([1]);
  });

  it('does not occur in this project', () => {
    const wrong = ['src', 'test']
      .flatMap(namesIn)
      .flatMap((name) =>
        longLines(name, readFileSync(join(REPOSITORY, name), 'utf8')).map((line) => `${name}:${line}`),
      );
    expect(wrong).toEqual([]);
  });
});
