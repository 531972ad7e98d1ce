import { checkSetup } from '../../board/position';
import { isSameTurn } from '../../game/turns/sameTurn';
import { message } from '../../message';
import { turnOnBoard } from '../../strategy/review/turnNotation';
import { type ExerciseSource, type Instance, USUAL_LOSS } from '../exercise';
import type { Ground } from '../ground';
import { playInstance } from '../puzzles/playInstance';
import { endingValuesOf, staticValues, type TurnValues, tenths } from '../puzzles/playValues';

/** Find a turn that loses less than the one that was played in a reviewed game. */
export function makeMistake(ground: Ground, source: ExerciseSource): Instance | undefined {
  const { loss = USUAL_LOSS, mistake, ...rest } = source;
  if (mistake === undefined) return undefined;
  const { bagCount, best, game, lost, method, played, player, rack, scores, tiles, turn } = mistake;
  const checked = checkSetup({ rules: ground.rules, tiles, rack });
  if (!checked.ok) return undefined;
  const { position } = checked.value;
  const values: TurnValues | null =
    (method === 'endgame' ? endingValuesOf(ground, position, best) : null) ??
    staticValues(ground.gaddag, position, ground.leaves);
  if (values === null) return undefined;
  const top = values.worthOf(best);
  const wasPlayed = message('school.mistakePlayed', {
    play: turnOnBoard(played, position, ground.rules.distribution),
    lost: tenths(lost.points),
    share: tenths(100 * lost.winShare),
    method,
  });
  return playInstance(
    { ...rest, loss },
    {
      gaddag: ground.gaddag,
      values,
      prompt: message('school.mistakePrompt', { game, player, turn }),
      facts: [
        message('school.mistakeScores', { own: scores[0], other: scores[1], bag: bagCount }),
        message('school.playMeasure', { measure: values.measure }),
        message('school.playAccepted', { loss }),
      ],
      best: { turn: best, value: top },
      bagCount,
      lossOf: (tried) => (isSameTurn(tried, best) ? 0 : Math.max(0, top - values.worthOf(tried))),
      refusal: (tried) => (isSameTurn(tried, played) ? wasPlayed : null),
      others: [{ turn: played, reason: wasPlayed }],
      end: wasPlayed,
    },
  );
}
