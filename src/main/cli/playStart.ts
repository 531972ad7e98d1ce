import type { Rules } from '../../core/board/rules';
import { PASS, type PlainTurn } from '../../core/game/turns/turn';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { quoted } from '../../core/quoted';
import { TurnLister } from '../../core/strategy/preendgame/turnLister';
import { openStart, type StartPosition } from '../../core/strategy/tournament/startPosition';
import { turnRulesOfAgents } from '../../core/strategy/tournament/tournamentPlan';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { findTurn } from './findTurn';
import { InputError } from './inputError';
import { type NamedPosition, readPositions } from './readPositions';

/** Without named turns, so many of the highest score are played. */
export const USUAL_FIRST_TURNS = 5;
/** More than any position has. */
const MOST_NAMED = 100_000;

/** The position of a CGP line, and its first turns as typed. */
export function readStart(
  cgp: string,
  moves: readonly string[] | undefined,
  { gaddag, rules }: { readonly gaddag: Gaddag; readonly rules: Rules },
): StartPosition {
  const isWord = (letters: ArrayLike<number>) => gaddag.acceptsWord(letters);
  const [named] = readPositions({ cgp }, { rules, isWord });
  if (named === undefined) throw new InputError(text('positions.cgpParts'));
  const { game, id, position } = named;
  const [own = 0, other = 0, ...others] = game?.scores ?? [];
  if (others.length > 0) throw new InputError(text('simulateCommand.twoPlayers', { id }));
  const start: StartPosition = {
    tiles: Array.from(position.tiles),
    rack: Array.from(position.rack),
    opponentRack: game?.otherRacks[0] ?? [],
    scores: [own, other],
    scorelessTurns: game?.scorelessTurns ?? 0,
    // Allowed wherever a game can start.
    firstTurns: [PASS],
  };
  return { ...start, firstTurns: firstTurnsOf(start, named, moves, gaddag) };
}

function firstTurnsOf(
  start: StartPosition,
  { id, position }: NamedPosition,
  moves: readonly string[] | undefined,
  gaddag: Gaddag,
): readonly PlainTurn[] {
  const { rules } = position;
  const opened = openStart({ rules, turnRules: turnRulesOfAgents(rules), start });
  if (!opened.ok) throw new InputError(`${id}: ${say(opened.error)}`);
  const lister = new TurnLister(gaddag);
  if (moves === undefined)
    return lister.list(opened.value.root, USUAL_FIRST_TURNS).turns.slice(0, USUAL_FIRST_TURNS);
  const { turns } = lister.list(opened.value.root, MOST_NAMED);
  return moves.map((typed) => {
    const turn = findTurn(typed, turns, position);
    if (turn === undefined)
      throw new InputError(text('preendgameCommand.noMove', { id, given: quoted(typed) }));
    return turn;
  });
}
