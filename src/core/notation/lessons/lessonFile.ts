import { isAlias, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { NO_TILE } from '../../alphabet/tile';
import { isAnchor } from '../../board/anchorSquares';
import { CLASSIC_RULES } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { type DirectedSquare, isOnBoard } from '../../board/square';
import { CONSTRUCTIONS } from '../../lexicon/construction/construction';
import { constructTyped } from '../../lexicon/construction/constructTyped';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import type { Band } from '../../school/exercise';
import { MARKER_KINDS } from '../../trace/markers';
import type { PresetCatalogue } from '../boards/presets';
import { importText } from '../exchange/textFormats';
import { parsePositionLabel } from '../positions/positionText';
import { isJsonObject, JsonFields } from '../text/jsonFields';
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import {
  LESSON_CAMERAS,
  LESSON_EXERCISES,
  LESSON_PARTS,
  type Lesson,
  type LessonExercise,
  type LessonMoment,
  type LessonReply,
  type LessonStep,
  type LessonStructure,
  type LessonTask,
  type LessonWalk,
  type Spoken,
} from './lesson';

const VERSION = 1;
const MOST_STEPS = 100;
const MOST_RANK = 1_000_000;
const MOST_LIT = 100;
const MOST_REPLIES = 40;

/**
 * Parses the file of a lesson (YAML 1.2, see docs/lessons.md). The error is one sentence with the line.
 * Positions are read with the usual rules unless they name others.
 */
export function parseLesson(text: string, catalogue: PresetCatalogue): Result<Lesson, Message> {
  const tooLong = lengthProblem('lessonFile.tooLong', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => String(lines.linePos(offset).line);
  const [fault] = document.errors;
  if (fault !== undefined)
    return fail(message('lessonFile.noYaml', { line: lineAt(fault.pos[0]), reason: fault.message }));
  let alias: number | undefined;
  visit(document, (_, node) => {
    // They could make a short file long.
    if (isAlias(node)) alias ??= node.range?.[0] ?? 0;
  });
  if (alias !== undefined) return fail(message('lessonFile.alias', { line: lineAt(alias) }));
  const content: unknown = document.toJS();
  if (!isJsonObject(content)) return fail(message('lessonFile.noLesson', { version: VERSION }));
  const fields = new JsonFields(content);
  const lesson = readLesson(fields, catalogue);
  if (fields.problem === undefined) return ok(lesson);
  const path = (fields.problemPath ?? '').split(/[.[\]]+/).filter((part) => part !== '');
  return fail(
    message('lessonFile.atLine', { line: lineAt(offsetOf(document, path)), problem: fields.problem }),
  );
}

/** Offset of a value in the text, or of the nearest value that contains it. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range =
      isScalar(node) || typeof node === 'object' ? (node as { range?: number[] | null })?.range : null;
    if (range?.[0] !== undefined) return range[0];
  }
  return 0;
}

const { layout } = CLASSIC_RULES;
const EMPTY: Setup = {
  rules: CLASSIC_RULES,
  tiles: Array.from({ length: layout.rows * layout.cols }, () => NO_TILE),
  rack: [],
};

function readLesson(fields: JsonFields, catalogue: PresetCatalogue): Lesson {
  fields.only(['lesson', 'title', 'minutes', 'steps']);
  fields.integer('lesson', VERSION, VERSION);
  const title = spoken(fields, 'title');
  const minutes = fields.integer('minutes', 1, 60);
  const all = fields.list('steps', MOST_STEPS);
  if (all.length === 0) fields.reject(message('lessonFile.noSteps'), 'steps');
  let setup: Setup = EMPTY;
  const steps = all.map((step): LessonStep => {
    if (step.has('position')) setup = readPosition(step, catalogue);
    return readStep(step, setup);
  });
  return { title, minutes, steps };
}

const STEP_FIELDS = [
  'say',
  'position',
  'candidate',
  'light',
  'camera',
  'walk',
  'structure',
  'show',
  'exercise',
  'task',
];

function readStep(fields: JsonFields, setup: Setup): LessonStep {
  fields.only(STEP_FIELDS);
  const on = (key: string) => (fields.has(key) ? fields.fields(key) : null);
  const walk = on('walk');
  const structure = on('structure');
  const exercise = on('exercise');
  const task = on('task');
  const needsBoard = ['candidate', 'light', 'camera', 'walk'].find((key) => fields.has(key));
  if (setup === EMPTY && needsBoard !== undefined)
    fields.reject(message('lessonFile.noPosition', { field: needsBoard }), needsBoard);
  if (structure !== null && needsBoard !== undefined)
    fields.reject(message('lessonFile.boardCovered', { field: needsBoard }), needsBoard);
  return {
    say: spoken(fields, 'say'),
    setup,
    candidate: fields.has('candidate') ? fields.integer('candidate', 1, MOST_RANK) : 0,
    lit: fields.has('light')
      ? fields.texts('light', MOST_LIT).map((label) => place(fields, 'light', label, setup))
      : [],
    camera: fields.has('camera') ? one(fields, 'camera', fields.text('camera'), LESSON_CAMERAS) : null,
    walk: walk === null ? null : readWalk(walk, setup),
    structure: structure === null ? null : readStructure(structure, setup),
    shows: fields.has('show')
      ? fields.texts('show', LESSON_PARTS.length).map((part) => one(fields, 'show', part, LESSON_PARTS))
      : [],
    exercise: exercise === null ? null : readExercise(exercise),
    task: task === null ? null : readTask(task),
  };
}

function readPosition(fields: JsonFields, catalogue: PresetCatalogue): Setup {
  const text = fields.text('position');
  if (fields.problem !== undefined) return EMPTY;
  const read = importText(text, { rules: CLASSIC_RULES, catalogue, fileName: '' });
  if (!read.ok) fields.reject(read.error, 'position');
  else if (read.value.kind === 'position') return read.value.setup;
  else if (read.value.kind === 'document') return read.value.document.setup;
  else fields.reject(message('lessonFile.isNoPosition', { what: read.value.what }), 'position');
  return EMPTY;
}

function readWalk(fields: JsonFields, setup: Setup): LessonWalk {
  fields.only(['to', 'anchor', 'whole', 'algorithm', 'at']);
  const named = ['to', 'anchor', 'whole'].filter((key) => fields.has(key));
  if (named.length !== 1) fields.reject(message('lessonFile.oneScope'));
  const algorithm = fields.has('algorithm')
    ? one(fields, 'algorithm', fields.text('algorithm'), ['gaddag', 'dawg', 'board'] as const)
    : 'gaddag';
  if (algorithm !== 'gaddag' && fields.has('to')) fields.reject(message('trace.onlyOnGaddag'), 'algorithm');
  if (algorithm === 'board' && fields.has('anchor')) fields.reject(message('trace.onlyWhole'), 'algorithm');
  return { scope: readScope(fields, setup), algorithm, at: readMoment(fields, true) };
}

function readScope(fields: JsonFields, setup: Setup): LessonWalk['scope'] {
  if (fields.has('to')) return { kind: 'candidate', rank: fields.integer('to', 1, MOST_RANK) };
  if (fields.has('anchor')) {
    const label = fields.text('anchor');
    const anchor = place(fields, 'anchor', label, setup);
    if (!isAnchor(setup, anchor, anchor.direction))
      fields.reject(message('lessonFile.noAnchor', { given: quoted(label) }), 'anchor');
    return { kind: 'anchor', anchor };
  }
  if (fields.has('whole') && !fields.flag('whole')) fields.reject(message('lessonFile.oneScope'), 'whole');
  return { kind: 'whole' };
}

function readStructure(fields: JsonFields, { rules }: Setup): LessonStructure {
  fields.only(['kind', 'words', 'at']);
  const kind = one(fields, 'kind', fields.text('kind'), CONSTRUCTIONS);
  const words = fields.text('words');
  // A lesson may leave the words to the learner.
  const built = words === '' ? null : constructTyped(kind, words, rules.distribution);
  if (built?.ok === false) fields.reject(built.error, 'words');
  return { kind, words, at: readMoment(fields, false) };
}

/** `play`, `end`, `step 12`, or of a walk `word 1`, `separator 2` and so on. By default it plays. */
function readMoment(fields: JsonFields, isWalk: boolean): LessonMoment {
  const text = fields.has('at') ? fields.text('at') : 'play';
  if (text === 'play' || text === 'end') return { kind: text };
  const [name = '', number = ''] = text.split(/\s+/);
  const nth = /^\d{1,7}$/.test(number) ? Number(number) : Number.NaN;
  if (name === 'step' && nth >= 0) return { kind: 'step', step: nth };
  const marker = isWalk ? MARKER_KINDS.find((kind) => kind === name) : undefined;
  if (marker !== undefined && nth >= 1) return { kind: 'marker', marker, nth };
  const allowed = ['play', 'end', 'step 12', ...(isWalk ? MARKER_KINDS.map((kind) => `${kind} 1`) : [])];
  fields.reject(message('lessonFile.allowed', { given: quoted(text), allowed: allowed.join(', ') }), 'at');
  return { kind: 'play' };
}

function readExercise(fields: JsonFields): LessonExercise {
  fields.only(['kind', 'band', 'seed']);
  return {
    kind: one(fields, 'kind', fields.text('kind'), LESSON_EXERCISES),
    band: fields.has('band') ? (fields.integer('band', 1, 3) as Band) : 1,
    seed: fields.has('seed') ? fields.integer('seed', 0, Number.MAX_SAFE_INTEGER) : null,
  };
}

function readTask(fields: JsonFields): LessonTask {
  const right = spoken(fields, 'right');
  if (fields.has('words')) {
    fields.only(['words', 'right']);
    return { goal: { kind: 'words', count: fields.integer('words', 1, 40) }, right, replies: [] };
  }
  fields.only(['play', 'score', 'right', 'replies']);
  const play = one(fields, 'play', fields.text('play'), ['legal', 'best'] as const);
  const score = fields.has('score') ? fields.integer('score', 0, 9999) : 0;
  const replies = fields.has('replies') ? fields.list('replies', MOST_REPLIES).map(readReply) : [];
  return { goal: { kind: 'play', score, isBest: play === 'best' }, right, replies };
}

function readReply(fields: JsonFields): LessonReply {
  fields.only(['word', 'say']);
  return { word: fields.text('word').toUpperCase(), say: spoken(fields, 'say') };
}

/** A text, or one for each language. */
function spoken(fields: JsonFields, key: string): Spoken {
  if (!fields.isObject(key)) return { '': fields.text(key) };
  const languages = fields.fields(key);
  const all = languages.keys.map((language) => [language, languages.text(language)] as const);
  if (all.length === 0) fields.text(key);
  return Object.fromEntries(all);
}

/** A square on the board, and the direction of the words that its label stands for. */
function place(fields: JsonFields, key: string, label: string, setup: Setup): DirectedSquare {
  const at = parsePositionLabel(label);
  if (at !== undefined && isOnBoard(setup.rules.layout, at.square))
    return { ...at.square, direction: at.direction };
  fields.reject(message('lessonFile.noSquare', { given: quoted(label) }), key);
  return { row: 0, col: 0, direction: 'across' };
}

function one<Value extends string>(
  fields: JsonFields,
  key: string,
  given: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((each) => each === given);
  if (found === undefined)
    fields.reject(message('lessonFile.allowed', { given: quoted(given), allowed: allowed.join(', ') }), key);
  // A valid value lets the reader continue; the problem is reported at the end.
  return found ?? (allowed[0] as Value);
}
