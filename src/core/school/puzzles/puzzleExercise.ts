import { tilesLeft } from '../../alphabet/tileCounts';
import type { Position } from '../../board/position';
import { entryAt } from '../../certain';
import { startGame } from '../../game/startGame';
import { countPlayed } from '../../game/turns/placement';
import { takeTurn } from '../../game/turns/takeTurn';
import { message } from '../../message';
import { NO_DEADLINE } from '../../strategy/agent';
import { createAgent } from '../../strategy/createAgent';
import { viewOf } from '../../strategy/playerView';
import { tilesNotation } from '../../strategy/review/turnNotation';
import { type ExerciseSource, type Instance, type PuzzleKind, USUAL_LOSS } from '../exercise';
import { below, type Ground, sample } from '../ground';
import { playInstance } from './playInstance';
import { endgameValues, type PlayValues, staticValues } from './playValues';

const PROMPTS: Readonly<Record<PuzzleKind, string>> = {
  bingo: 'school.bingoPrompt',
  bestPlay: 'school.bestPlayPrompt',
  endgame: 'school.endgamePrompt',
};

/** Games that are searched for a puzzle. */
const GAMES = 30;
/** By band: by how many points the best play must exceed all others, if the accepted loss is not more. */
const LEADS = [15, 8, 3];
const ENDGAME_LEADS = [6, 4, 2];
/** By band: the fewest and the most tiles that both players hold in an endgame together. */
const ENDGAME_TILES = [
  [3, 6],
  [6, 9],
  [7, 10],
] as const;

/** Find the play that is clearly the best of a position from a game that the program plays against itself. */
export function makePuzzle(ground: Ground, source: ExerciseSource): Instance | undefined {
  const kind = source.kind as PuzzleKind;
  const { loss = USUAL_LOSS } = source;
  const least = Math.max(loss, entryAt(kind === 'endgame' ? ENDGAME_LEADS : LEADS, ground.band - 1));
  for (let game = 0; game < GAMES; game++) {
    const positions = playedPositions(ground).filter((position) => isOfPhase(position, kind, ground.band));
    for (const position of sample(ground.random, positions, positions.length)) {
      if (ground.isCancelled()) return undefined;
      const values = kind === 'endgame' ? endgameValues(ground, position, least) : staticOf(ground, position);
      if (values !== null && isFit(values, kind) && values.lead > least)
        return puzzleInstance(ground, values, { ...source, kind, loss }, least);
    }
  }
  return undefined;
}

const staticOf = ({ gaddag, leaves }: Ground, position: Position): PlayValues | null =>
  staticValues(gaddag, position, leaves);

/** The positions of a game that the program plays against itself, both players as well as it judges. */
function playedPositions({ gaddag, leaves, random, rules }: Ground): readonly Position[] {
  const started = startGame({ rules, seed: below(random, 2 ** 31) });
  if (!started.ok) return [];
  const agent = createAgent({ kind: leaves === undefined ? 'score' : 'equity' }, gaddag, { leaves });
  const positions: Position[] = [];
  let state = started.value;
  while (state.end === undefined) {
    if (!state.position.isEmptyBoard) positions.push(state.position);
    state = takeTurn(state, agent(viewOf(state, state.player), random, NO_DEADLINE));
  }
  return positions;
}

const unseenOf = ({ rack, rules, tiles }: Position) => tilesLeft(rules.distribution, [...tiles, ...rack]);

function isOfPhase(position: Position, kind: PuzzleKind, band: number): boolean {
  const { rack, rules } = position;
  const unseen = unseenOf(position).length;
  const isEnding = unseen <= rules.rackSize;
  if (kind !== 'endgame') return !isEnding && rack.length === rules.rackSize;
  const [fewest, most] = entryAt(ENDGAME_TILES, band - 1);
  const held = rack.length + unseen;
  return isEnding && rack.length > 1 && unseen > 0 && held >= fewest && held <= most;
}

function isFit({ best, position }: PlayValues, kind: PuzzleKind): boolean {
  if (kind === 'endgame') return true;
  return (countPlayed(best.move.tiles) === position.rules.rackSize) === (kind === 'bingo');
}

interface PuzzleSource extends ExerciseSource {
  readonly kind: PuzzleKind;
  readonly loss: number;
}

function puzzleInstance(
  { gaddag, rules: { distribution } }: Ground,
  values: PlayValues,
  source: PuzzleSource,
  least: number,
): Instance {
  const { measure, position, second } = values;
  const rest = tilesNotation(unseenOf(position), distribution);
  return playInstance(source, {
    gaddag,
    values,
    prompt: message(PROMPTS[source.kind]),
    facts: [
      message('school.playMeasure', { measure }),
      message('school.playLead', { lead: least }),
      ...(source.kind === 'endgame' ? [message('school.playOpponent', { tiles: rest })] : []),
    ],
    best: { turn: values.best.move, value: values.best.value },
    bagCount: null,
    others: second === null ? [] : [{ turn: second.move, reason: values.explain(second.move) }],
    end: second === null ? null : message('school.playSecond', { play: values.explain(second.move) }),
  });
}
