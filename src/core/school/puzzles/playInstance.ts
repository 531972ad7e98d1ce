import { letterOf } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import { columnLabel } from '../../board/square';
import { entryAt } from '../../certain';
import { checkPlacement } from '../../game/turns/checkTurn';
import { countPlayed } from '../../game/turns/placement';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Message, message, sentences } from '../../message';
import type { Move } from '../../movegen/move';
import {
  type ExerciseAnswer,
  type ExerciseSource,
  type Instance,
  type Judgement,
  type ModelStep,
  verdict,
} from '../exercise';
import { lettersOfMove } from '../ground';
import { type PlayValues, tenths, type ValuedPlay } from './playValues';

/** A position in which a play is to be found. */
export interface PlayTask {
  readonly gaddag: Gaddag;
  readonly values: PlayValues;
  readonly prompt: Message;
  readonly facts: readonly Message[];
  readonly best: ValuedPlay;
  /** What a legal play loses; by default by its value. */
  readonly lossOf?: (move: Move) => number;
  /** Why a legal play is wrong, however little it loses. */
  readonly refusal?: (move: Move) => Message | null;
  /** Shown after the best play. */
  readonly others: readonly { readonly move: Move; readonly reason: Message }[];
  /** Said once the play is found. */
  readonly end: Message | null;
}

interface PlaySource extends ExerciseSource {
  readonly loss: number;
}

/** One question, answered by tiles laid on the board, and accepted within a loss. */
export function playInstance(source: PlaySource, task: PlayTask): Instance {
  const { best, facts, others, prompt, values } = task;
  const { rack, rules, tiles } = values.position;
  return {
    exercise: {
      ...source,
      prompt,
      shown: { kind: 'board', setup: { rules, tiles: [...tiles], rack: [...rack] } },
      questions: [
        {
          prompt: message('school.playAsk'),
          facts,
          form: { kind: 'play' },
          hints: hintsAt(task),
          lit: [],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => judgeMove(task, source.loss, answer),
    model: () => [
      stepOf(best.move, sentences(values.explain(best.move), task.end)),
      ...others.map(({ move, reason }) => stepOf(move, reason)),
    ],
  };
}

const stepOf = (move: Move, reason: Message): ModelStep => ({
  question: 0,
  answer: { kind: 'play', move },
  reason,
});

function judgeMove(
  { best, end, gaddag, lossOf, refusal, values }: PlayTask,
  loss: number,
  answer: ExerciseAnswer,
): Judgement {
  if (answer.kind !== 'play') return verdict(false, message('school.playNone'));
  const { move } = answer;
  const problem = checkPlacement(values.position, move, (letters) => gaddag.acceptsWord(letters));
  if (problem !== undefined) return verdict(false, problem);
  const refused = refusal?.(move);
  if (refused != null) return verdict(false, refused);
  const lost = tenths(lossOf?.(move) ?? best.value - values.worthOf(move));
  const own = values.explain(move);
  if (lost > loss) return verdict(false, sentences(message('school.playLoses', { lost }), own));
  if (lost <= 0) return verdict(true, sentences(message('school.playIsBest'), own, end));
  const near = message('school.playIsNear', { lost });
  return verdict(
    true,
    sentences(near, own, message('school.playBest', { play: values.explain(best.move) }), end),
  );
}

/** How many tiles, where, and which word. */
function hintsAt({ best: { move }, values: { position } }: PlayTask): readonly Message[] {
  const { direction, row, col, tiles } = move;
  const letters = lettersOfMove(position, move);
  const first = letterGlyph(position.rules.distribution, letterOf(entryAt(letters, 0)));
  return [
    message('school.playHintTiles', { count: countPlayed(tiles), direction }),
    message('school.playHintLine', {
      direction,
      line: direction === 'across' ? String(row + 1) : columnLabel(col),
    }),
    message('school.playHintBegins', { first, length: letters.length }),
  ];
}
