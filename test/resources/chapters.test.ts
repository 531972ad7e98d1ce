import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../src/core/board/position';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { parseLesson } from '../../src/core/notation/lessons/lessonFile';
import { presetCatalogue } from '../../src/main/presetCatalogue';
import { CHAPTERS, type ChapterId, MORE_LESSONS } from '../../src/renderer/features/course/state/course';
import { LANGUAGES } from '../../src/texts/languages';
import { defaultGaddag, defaultWords } from '../core/lexicon/defaultWords';
import { unwrap } from '../oracle/oraclePositions';

const FOLDER = join(import.meta.dirname, '../../resources/lessons');

const chapters = [...CHAPTERS, ...MORE_LESSONS].map((id) => ({
  id,
  lesson: unwrap(parseLesson(readFileSync(join(FOLDER, `${id}.yaml`), 'utf8'), presetCatalogue())),
}));

describe.each(chapters)('chapter $id', ({ lesson }) => {
  it('speaks every language', () => {
    const said = [
      lesson.title,
      ...lesson.steps.flatMap(({ say, task }) => (task === null ? [say] : [say, task.right])),
    ];
    const ids = LANGUAGES.map(({ id }) => id).sort();
    expect(said.map((text) => Object.keys(text).sort())).toEqual(said.map(() => ids));
    expect(said.flatMap((text) => Object.values(text)).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has as many paragraphs in each language', () => {
    const counts = lesson.steps.map(({ say }) =>
      Object.values(say).map((text) => text.trim().split(/\n\s*\n/).length),
    );
    expect(counts.map((each) => new Set(each).size)).toEqual(counts.map(() => 1));
  });
});

const stepsOf = (id: ChapterId) => chapters.find((each) => each.id === id)?.lesson.steps ?? [];

/** The moves of a step's position with the default lexicon, best first. */
function movesOf(id: ChapterId, step: number) {
  const setup = stepsOf(id)[step]?.setup;
  if (setup === undefined) throw new Error(`Chapter ${id} has no step ${step}.`);
  const { position } = unwrap(checkSetup(setup));
  const list = new MoveList();
  new MoveGenerator(defaultGaddag()).generate(position, list);
  return { list, order: rankMoves(list) };
}

describe('what the chapters say', () => {
  it('of their positions is true', () => {
    const first = movesOf('plays', 0);
    expect([first.list.length, first.list.scoreAt(first.order[0] ?? -1)]).toEqual([2517, 96]);
    const small = movesOf('plays', 2);
    expect([small.list.length, small.list.scoreAt(small.order[0] ?? -1)]).toEqual([188, 21]);
  });

  it('of the letters beside ABLE is true', () => {
    const words = new Set(defaultWords(5));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(letters.filter((letter) => words.has(`${letter}ABLE`)).join('')).toBe('CFGHST');
    expect(letters.filter((letter) => words.has(`ABLE${letter}`)).join('')).toBe('DRST');
  });

  it('can be shown: every candidate exists, and every task can be done', () => {
    for (const { id, lesson } of chapters)
      for (const [index, { candidate, task, walk }] of lesson.steps.entries()) {
        const rank = walk?.scope.kind === 'candidate' ? walk.scope.rank : candidate;
        const goal = task?.goal.kind === 'play' ? task.goal : null;
        if (rank === 0 && goal === null) continue;
        const { list, order } = movesOf(id, index);
        expect(order.length, `${id}, step ${index}`).toBeGreaterThanOrEqual(Math.max(rank, 1));
        expect(list.scoreAt(order[0] ?? -1)).toBeGreaterThanOrEqual(goal?.score ?? 0);
      }
  });
});
