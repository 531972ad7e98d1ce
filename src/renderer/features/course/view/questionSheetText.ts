import { NO_TILE } from '../../../../core/alphabet/tile';
import { letterGlyph } from '../../../../core/alphabet/tileDistribution';
import { CLASSIC_RULES } from '../../../../core/board/rules';
import type { Setup } from '../../../../core/board/setup';
import { columnLabel, squareAt } from '../../../../core/board/square';
import { certain } from '../../../../core/certain';
import type { Seed } from '../../../../core/game/seed';
import { graphAfter } from '../../../../core/lexicon/construction/construction';
import { constructTyped } from '../../../../core/lexicon/construction/constructTyped';
import { flaw } from '../../../../core/message';
import { formatRack } from '../../../../core/notation/positions/rack';
import { formatTile } from '../../../../core/notation/tileSets/tileText';
import type { ExerciseAnswer, Question, Shown } from '../../../../core/school/exercise';
import {
  makeQuestionSheet,
  type QuestionSheet,
  questionOf,
  type SheetQuestion,
} from '../../../../core/school/questionSheet';
import { walkedSetup } from '../../../../core/school/walkedSetup';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';

const PARTS = ['before', 'after'] as const;

/** A sheet to answer before the course, one to answer after it, and the answers, as plain text. */
export function questionSheetText(seed: Seed): string {
  const sheets = PARTS.map((part) => ({ part, sheet: makeQuestionSheet(`${part}/${seed}`) }));
  return [
    ...sheets.flatMap(({ part, sheet }) => [
      ...heading(text('questionSheet.title', { part })),
      text('questionSheet.intro'),
      '',
      `    ${sheet.words.join(' ')}`,
      '',
      ...sheet.questions.flatMap(questionLines),
    ]),
    ...sheets.flatMap(({ part, sheet }) => [
      ...heading(text('questionSheet.key', { part })),
      ...keyLines(sheet),
    ]),
  ].join('\n');
}

const heading = (title: string): readonly string[] => [title, '='.repeat(title.length), ''];

function questionLines(asked: SheetQuestion, nth: number): readonly string[] {
  const { prompt, shown } = asked.instance.exercise;
  const question = questionOf(asked);
  return [
    `${nth + 1}. ${say(prompt)}`,
    '',
    ...(shown.kind === 'board' ? boardLines(shown.setup, question) : treeLines(shown)),
    '',
    ...question.facts.map((fact) => `   - ${say(fact)}`),
    `   ${say(question.prompt)}`,
    ...(question.form.kind === 'choice'
      ? question.form.options.map((option, index) => `     ${letterOf(index)}) ${say(option)}`)
      : []),
    '',
    `   ${text('questionSheet.answer')} ______________________`,
    '',
    '',
  ];
}

const letterOf = (index: number): string => columnLabel(index).toLowerCase();

/** The part of the board around its tiles and the squares asked about, which are marked. */
function boardLines(setup: Setup, { lit, walked }: Question): readonly string[] {
  const { rack, rules, tiles } = walkedSetup(setup, walked);
  const { cols, rows } = rules.layout;
  const tileOn = (square: number) => tiles[square] ?? NO_TILE;
  const used = [...Array(rows * cols).keys()].filter(
    (square) => tileOn(square) !== NO_TILE || lit.includes(square),
  );
  const [top, bottom] = around(
    used.map((square) => squareAt(square, cols).row),
    rows,
  );
  const [left, right] = around(
    used.map((square) => squareAt(square, cols).col),
    cols,
  );
  const columns = range(left, right);
  return [
    `      ${columns.map(columnLabel).join(' ')}`,
    ...range(top, bottom).map((row) => {
      const squares = columns.map((col) => {
        const tile = tileOn(row * cols + col);
        if (tile !== NO_TILE) return formatTile(tile, rules.distribution);
        return lit.includes(row * cols + col) ? '*' : '.';
      });
      return `   ${String(row + 1).padStart(2)} ${squares.join(' ')}`;
    }),
    `   ${text('questionSheet.rack', { tiles: formatRack(rack, rules.distribution) })}`,
  ];
}

const MARGIN = 2;

const around = (used: readonly number[], size: number): readonly [number, number] => [
  Math.max(0, Math.min(...used) - MARGIN),
  Math.min(size - 1, Math.max(...used) + MARGIN),
];

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** The words and, if nodes are asked about, their trie: one line for each node, a star where a word ends. */
function treeLines({ construction, words }: Extract<Shown, { kind: 'words' }>): readonly string[] {
  const list = `   ${words.join(' ')}`;
  if (construction !== 'trie') return [list];
  const { distribution } = CLASSIC_RULES;
  const built = constructTyped('trie', words.join(' '), distribution);
  if (!built.ok) throw flaw(built.error);
  const { arcs, ends } = graphAfter(built.value, built.value.steps.length);
  const below = (node: number, depth: number): readonly string[] =>
    [...(arcs[node] ?? [])].flatMap(([letter, to]) => [
      `   ${'    '.repeat(depth)}${letterGlyph(distribution, letter)} ${to}${ends.has(to) ? ' *' : ''}`,
      ...below(to, depth + 1),
    ]);
  return [list, '', `   ${text('questionSheet.tree')}`, '', ...below(0, 0)];
}

function keyLines({ questions }: QuestionSheet): readonly string[] {
  const lines = questions.flatMap((asked, nth) => {
    const { form } = questionOf(asked);
    const model = asked.instance.model().filter(({ question }) => question === asked.question);
    const last = certain(model.at(-1), 'a model answer');
    return [
      `${nth + 1}. ${answerText(last.answer, questionOf(asked))}`,
      ...model.map(({ reason }) => `   ${say(reason)}`),
      ...(form.kind === 'text' ? [`   ${text('questionSheet.others')}`] : []),
    ];
  });
  return [...lines, '', ''];
}

function answerText(answer: ExerciseAnswer, { form }: Question): string {
  switch (answer.kind) {
    case 'choice':
      return letterOf(answer.option);
    case 'letters':
      return form.kind === 'letters' ? answer.letters.map((letter) => form.glyphs[letter - 1]).join(' ') : '';
    case 'text':
      return answer.text;
    case 'merge':
      return answer.pairs.map((pair) => pair.join(' = ')).join(', ');
    // Sheets have no puzzles.
    case 'play':
    case 'otherTurn':
      return '';
  }
}
