import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../src/core/game/random';
import type { Instance } from '../../../src/core/school/exercise';
import { IS_LONG } from '../../seed';
import { dawgSize, isPlayableOver, letterOfCode, plainWalk } from './plainSchool';
import { eachInstance, keyed, lineOf, MINUTES_MS, param, schoolPaths, schoolWords } from './schoolGround';

/** Whether a typed text has the wanted effect, found out by trying; and texts to try. */
interface Trial {
  readonly isRight: (text: string) => boolean;
  readonly texts: readonly string[];
}

const anyLetters = (random: Random, most: number): string =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () =>
    letterOfCode(1 + Math.floor(random() * 26)),
  ).join('');

function rackTrial(instance: Instance, random: Random): Trial {
  const { prompt } = instance.exercise;
  const most = Number(param(prompt, 'most'));
  const texts = Array.from({ length: 12 }, () => anyLetters(random, most));
  return {
    texts: [...texts, 'A'.repeat(most + 1), 'A?'],
    isRight: (text) => {
      if (text.length > most || !/^[A-Z]+$/.test(text)) return false;
      const { deepest, placed, words } = plainWalk(schoolPaths(), lineOf(instance), text);
      switch (param(prompt, 'task')) {
        case 'finds':
          return words > 0;
        case 'fails':
          return placed > 0 && words === 0;
        default:
          return deepest === Number(param(prompt, 'depth'));
      }
    },
  };
}

function playTrial(instance: Instance, random: Random): Trial {
  const { prompt, shown } = instance.exercise;
  if (shown.kind !== 'board') throw new Error('A board was expected.');
  const least = Number(param(prompt, 'least'));
  const rack = shown.setup.rack.map((tile) => (tile === 0x80 ? '?' : letterOfCode(tile)));
  const words = schoolPaths().words;
  const line = lineOf(instance);
  const isRight = (text: string) => text.length >= least && isPlayableOver(words, line, rack, text);
  const fitting = schoolWords().filter((word) => word.length < 5 && isRight(word));
  const any = Array.from({ length: 8 }, () => schoolWords()[Math.floor(random() * schoolWords().length)]!);
  return { isRight, texts: [...fitting.slice(0, 4), ...any, 'QZ', '', anyLetters(random, 4)] };
}

function dawgTrial(instance: Instance, random: Random): Trial {
  const { prompt, shown } = instance.exercise;
  if (shown.kind !== 'words') throw new Error('Words were expected.');
  const { words } = shown;
  const growth = Number(param(prompt, 'growth'));
  const near = words.flatMap((word) => [
    word.slice(0, -1),
    `${word}S`,
    `${word.slice(0, 1)}${words[0]}`,
    word,
  ]);
  return {
    texts: [...near, anyLetters(random, 5), 'A'.repeat(16)],
    isRight: (text) =>
      /^[A-Z]{1,15}$/.test(text) &&
      !words.includes(text) &&
      dawgSize([...words, text]) - dawgSize(words) === growth,
  };
}

const TRIALS: Readonly<Record<string, (instance: Instance, random: Random) => Trial>> = {
  'school.rackPrompt': rackTrial,
  'school.playPrompt': playTrial,
  'school.dawgPrompt': dawgTrial,
};

describe('inputs with a wanted effect', () => {
  it(
    'every text that has it is right, and no other',
    () => {
      let severalRight = 0;
      const seen = new Set<string>();
      // Hundreds of thousands of expectations would take minutes.
      const wrong: unknown[] = [];
      eachInstance('input', (instance, nth) => {
        const { key } = keyed(instance.exercise.prompt);
        seen.add(key);
        const { isRight, texts } = TRIALS[key]!(instance, createRandom(nth));
        const [model] = instance.model();
        const own = model?.answer.kind === 'text' ? model.answer.text : '';
        expect(isRight(own)).toBe(true);
        const right = new Set<string>();
        for (const text of [own, ...texts]) {
          const judged = instance.judge(0, { kind: 'text', text });
          const isSame = judged.isRight === isRight(text) && judged.credit === (judged.isRight ? 1 : 0);
          if (!isSame) wrong.push({ key, text, judged });
          if (judged.isRight) right.add(text);
        }
        if (right.size > 1) severalRight++;
      });
      expect(wrong).toEqual([]);
      expect([...seen].sort()).toEqual(Object.keys(TRIALS).sort());
      expect(severalRight).toBeGreaterThanOrEqual(IS_LONG ? 200 : 20);
    },
    MINUTES_MS,
  );
});
