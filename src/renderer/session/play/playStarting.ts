import { boardNameOf, tileSetName } from '../../../core/board/ruleNames';
import type { GameState } from '../../../core/game/gameState';
import type { Seed } from '../../../core/game/seed';
import { startGame as beginGame } from '../../../core/game/startGame';
import { turnRulesOf } from '../../../core/game/turnRulePresets';
import type { TurnRules } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import type { PresetCatalogue } from '../../../core/notation/boards/presets';
import { rulesPragmas } from '../../../core/notation/exchange/exported';
import type { GcgEntry } from '../../../core/notation/gcg/gcgDocument';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../../state/appState';
import { isLexiconFit } from '../../state/candidates/engineNeeds';
import { agentProblem } from '../../state/play/agentChoices';
import { continueFrom } from '../../state/play/continuePlay';
import { readMinutes, readSeed } from '../../state/play/newGameForm';
import type { PlayToStart } from '../../state/play/playActions';
import type { Seat } from '../../state/play/playedGame';
import { isPlayOnAsked } from '../../state/play/playOnForm';
import { playerLines } from '../../state/play/playRecord';
import { playDocumentName, seatsOf } from '../../view/play/seatNames';
import type { DocumentSaving } from '../document/documentSaving';
import type { Store } from '../store';

export interface PlayStarting {
  startGame(): Promise<void>;
}

/** Starts games as configured in the form. Problems are reported in one sentence, and nothing is lost. */
export function createPlayStarting(
  { dispatch, state }: Store,
  catalogue: PresetCatalogue,
  { mayReplace }: Pick<DocumentSaving, 'mayReplace'>,
): PlayStarting {
  async function begin(plan: (state: AppState) => Result<PlayToStart, Message>) {
    const start = plan(state.peek());
    if (!start.ok) dispatch({ type: 'notice-raised', message: start.error });
    else if (await mayReplace()) dispatch({ type: 'play-started', start: start.value });
  }
  return {
    startGame: () =>
      begin((current) =>
        isPlayOnAsked(current) ? continuedPlay(current, catalogue) : newPlay(current, catalogue),
      ),
  };
}

/** Common input of both ways to start. */
interface Plan {
  readonly lexicon: { readonly id: string; readonly name: string };
  readonly limitMs: number | null;
  readonly hasOvertimePenalty: boolean;
  readonly seed: Seed;
  readonly turnRules: TurnRules;
  readonly seats: readonly [Seat, Seat];
}

function readPlan(state: AppState): Result<Plan, Message> {
  const { lexicon, newGame, setup } = state;
  if (lexicon.kind !== 'open') return fail(message('play.noLexicon'));
  const { id, name } = lexicon.info;
  if (!isLexiconFit(state))
    return fail(
      message('play.otherLetters', { lexicon: name, tileSet: tileSetName(setup.rules.distribution) }),
    );
  const limitMs = readMinutes(newGame.minutes);
  if (!limitMs.ok) return limitMs;
  const seed = readSeed(newGame.seed, Math.floor(Math.random() * UNKNOWN_SEEDS));
  if (!seed.ok) return seed;
  for (const { agent, kind } of newGame.seats) {
    const problem = kind === 'person' ? null : agentProblem(agent, state.engines.list);
    if (problem !== null) return fail(problem);
  }
  const usual = turnRulesOf(boardNameOf(setup.rules));
  const { challenge, hasOvertimePenalty } = newGame;
  const turnRules = challenge === 'usual' ? usual : { ...usual, challenge };
  const seats = seatsOf(newGame.seats, state.engines.list);
  return ok({
    lexicon: { id, name },
    limitMs: limitMs.value,
    hasOvertimePenalty,
    seed: seed.value,
    turnRules,
    seats,
  });
}

const UNKNOWN_SEEDS = 2 ** 32;

function newPlay(state: AppState, catalogue: PresetCatalogue): Result<PlayToStart, Message> {
  const plan = readPlan(state);
  if (!plan.ok) return plan;
  const { lexicon, seats, seed, turnRules } = plan.value;
  const { rules } = state.setup;
  const game = beginGame({ rules, seed, turnRules });
  if (!game.ok) return game;
  const beginning = [...playerLines(seats), ...rulesPragmas(rules, catalogue, lexicon.name)];
  return ok(toStart(plan.value, game.value, beginning, null));
}

function continuedPlay(state: AppState, catalogue: PresetCatalogue): Result<PlayToStart, Message> {
  const plan = readPlan(state);
  if (!plan.ok) return plan;
  const { lexicon, seats, seed, turnRules } = plan.value;
  const continued = continueFrom(state, turnRules, seed);
  if (!continued.ok) return continued;
  const { beginning, from, game } = continued.value;
  const heads = [
    ...playerLines(seats),
    ...(from === 'position' ? rulesPragmas(state.setup.rules, catalogue, lexicon.name) : []),
  ];
  return ok(toStart(plan.value, game, [...heads, ...beginning], from));
}

const toStart = (
  { hasOvertimePenalty, lexicon, limitMs, seats }: Plan,
  game: GameState,
  beginning: readonly GcgEntry[],
  from: PlayToStart['from'],
): PlayToStart => ({
  game,
  seats,
  lexicon: lexicon.id,
  beginning,
  limitMs,
  hasOvertimePenalty,
  name: playDocumentName(seats, new Date()),
  from,
});
