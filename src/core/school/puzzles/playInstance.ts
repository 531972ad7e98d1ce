import { letterOf } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import { columnLabel } from '../../board/square';
import { entryAt } from '../../certain';
import { mayExchange } from '../../game/turnRules';
import { checkExchange, checkPlacement } from '../../game/turns/checkTurn';
import { countPlayed } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Message, message, sentences } from '../../message';
import {
  type ExerciseAnswer,
  type ExerciseSource,
  type Instance,
  type Judgement,
  type ModelStep,
  verdict,
} from '../exercise';
import { lettersOfMove } from '../ground';
import { type TurnValues, tenths } from './playValues';

/** A position in which a play is to be found. */
export interface PlayTask {
  readonly gaddag: Gaddag;
  readonly values: Omit<TurnValues, 'measure'>;
  readonly prompt: Message;
  readonly facts: readonly Message[];
  readonly best: { readonly turn: PlainTurn; readonly value: number };
  /** Number of tiles in the bag, if an exchange or a pass may be the answer; else null. */
  readonly bagCount: number | null;
  /** Loss of a legal turn in points; by default, that of its value. */
  readonly lossOf?: (turn: PlainTurn) => number;
  /** Why a legal turn is wrong, however little it loses. */
  readonly refusal?: (turn: PlainTurn) => Message | null;
  /** Shown after the best turn. */
  readonly others: readonly { readonly turn: PlainTurn; readonly reason: Message }[];
  /** Said once the play is found. */
  readonly end: Message | null;
}

/** One question, answered by a turn, which is accepted within the loss of the source, by default none. */
export function playInstance(source: ExerciseSource, task: PlayTask): Instance {
  const { bagCount, best, facts, others, prompt, values } = task;
  const { rack, rules, tiles } = values.position;
  const canExchange = bagCount !== null && mayExchange(bagCount, rules.exchangeLimit);
  const asked = canExchange ? 'school.turnAsk' : bagCount === null ? 'school.playAsk' : 'school.passAsk';
  return {
    exercise: {
      ...source,
      prompt,
      shown: { kind: 'board', setup: { rules, tiles: [...tiles], rack: [...rack] } },
      questions: [
        {
          prompt: message(asked),
          facts,
          form: {
            kind: 'play',
            others: canExchange ? ['exchange', 'pass'] : bagCount === null ? [] : ['pass'],
          },
          hints: hintsAt(task),
          lit: [],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => judgeTurn(task, source.loss ?? 0, answer),
    model: () => [
      stepOf(best.turn, sentences(values.explain(best.turn), task.end)),
      ...others.map(({ reason, turn }) => stepOf(turn, reason)),
    ],
  };
}

const stepOf = (turn: PlainTurn, reason: Message): ModelStep => ({
  question: 0,
  answer: turn.kind === 'placement' ? { kind: 'play', move: turn } : { kind: 'otherTurn', turn },
  reason,
});

function judgeTurn(
  { bagCount, best, end, gaddag, lossOf, refusal, values }: PlayTask,
  loss: number,
  answer: ExerciseAnswer,
): Judgement {
  const turn = turnOf(answer);
  if (turn === null || (turn.kind !== 'placement' && bagCount === null))
    return verdict(false, message('school.playNone'));
  const { position } = values;
  const problem =
    turn.kind === 'placement'
      ? checkPlacement(position, turn, (letters) => gaddag.acceptsWord(letters))
      : turn.kind === 'exchange'
        ? checkExchange(position.rules, [...position.rack], bagCount ?? 0, turn.tiles)
        : undefined;
  if (problem !== undefined) return verdict(false, problem);
  const refused = refusal?.(turn);
  if (refused != null) return verdict(false, refused);
  const lost = tenths(lossOf?.(turn) ?? best.value - values.worthOf(turn));
  const own = values.explain(turn);
  if (lost > loss) return verdict(false, sentences(message('school.playLoses', { lost }), own));
  if (lost <= 0) return verdict(true, sentences(message('school.playIsBest'), own, end));
  const near = message('school.playIsNear', { lost });
  return verdict(
    true,
    sentences(near, own, message('school.playBest', { play: values.explain(best.turn) }), end),
  );
}

function turnOf(answer: ExerciseAnswer): PlainTurn | null {
  if (answer.kind === 'play') return answer.move;
  return answer.kind === 'otherTurn' ? answer.turn : null;
}

/** How many tiles, where, and which word. */
function hintsAt({ best: { turn }, values: { position } }: PlayTask): readonly Message[] {
  if (turn.kind === 'pass') return [message('school.turnHintNoTiles')];
  if (turn.kind === 'exchange')
    return [
      message('school.turnHintNoTiles'),
      message('school.turnHintExchange', { count: turn.tiles.length }),
    ];
  const { direction, row, col, tiles } = turn;
  const letters = lettersOfMove(position, turn);
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
