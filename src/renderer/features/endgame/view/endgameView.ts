import { finalScores } from '../../../../core/game/settlement';
import type { EndgameResult } from '../../../../core/strategy/endgame/endgameSolver';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import { tilesNotation } from '../../../../core/strategy/review/turnNotation';
import { oneDigit } from '../../../../texts/figures';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { analysisBlockedReason } from '../../../state/play/analysisBlockedReason';
import { formatPercent } from '../../simulation/view/simulatedValue';
import type { EndingSubject, FoundEnding } from '../state/endgameState';
import { winShare } from '../state/endingTurns';
import { endSubject, foundEnd, gameOf, isEndRunning, statusOf } from '../state/endSubject';
import { gamesOf, listedTurns, shownEnding } from '../state/shownLine';
import { endingValue } from './endingValue';
import { boardOf, playText, wholePoints } from './playText';

/** A turn of a line of play, or the position before the first one. */
export interface LineRow {
  readonly step: number;
  readonly number: string;
  readonly player: 'own' | 'other' | null;
  readonly play: string;
  readonly points: string;
  /** The whole row in words. */
  readonly said: string;
  readonly isShown: boolean;
}

export interface EndgameView {
  /** Why there is nothing to solve; null if there is. */
  readonly shut: string | null;
  /** Whether the position is the reason, so that an example can be opened instead. */
  readonly isExampleOffered: boolean;
  readonly kind: EndingSubject['kind'];
  /** Describes the racks. */
  readonly about: string;
  readonly status: string;
  /** Elapsed share of the time limit, 0 to 1, while it is running. */
  readonly progress: number | null;
  readonly isRunning: boolean;
  readonly isBusy: boolean;
  readonly problems: readonly string[];
  /** Value of the position, or the best turn of a pre-endgame; null until something is known. */
  readonly value: { readonly isExact: boolean; readonly said: string } | null;
  readonly lineTitle: string;
  /** Empty if no line is known. */
  readonly line: readonly LineRow[];
  /** Text below the line. */
  readonly lineEnd: string | null;
  readonly isLaid: boolean;
  /** Whether the line is listed, with its commands. */
  readonly isListed: boolean;
  readonly isPlaying: boolean;
  /** Whether the search tree replaces the line. */
  readonly isTreeShown: boolean;
  /** Wins, ties and losses of the shown candidate in a pre-endgame; null if unknown. */
  readonly chosen: string | null;
  readonly notes: string;
}

export function endgameViewOf(state: AppState): EndgameView {
  const { endgame } = state;
  const subject = endSubject(state);
  const found = foundEnd(state);
  const isRunning = isEndRunning(state);
  const status = found === null ? null : statusOf(found);
  const kind = subject.ok ? subject.value.kind : 'endgame';
  const result = found?.endgame?.result ?? null;
  const lineParts = lineOf(state, result);
  return {
    shut: subject.ok ? null : say(subject.error),
    isExampleOffered: analysisBlockedReason(state) === null && !gameOf(state).ok,
    kind,
    about: subject.ok ? aboutEnding(state) : '',
    status: statusText(kind, found),
    progress: isRunning && status !== null ? Math.min(1, status.seconds / endgame.form.seconds) : null,
    isRunning,
    isBusy: endgame.work !== null,
    problems: [endgame.problem, status?.problem ?? null].flatMap((problem) =>
      problem === null ? [] : [say(problem)],
    ),
    value: result === null || result.line.length === 0 ? bestSaid(state, found) : worthOf(state, result),
    ...lineParts,
    isLaid: endgame.line !== null,
    isListed: kind === 'endgame' && lineParts.line.length > 0,
    isPlaying: endgame.line?.isPlaying ?? false,
    isTreeShown: endgame.isTreeShown && kind === 'endgame',
    chosen: chosenSaid(state),
    notes: notesOf(found),
  };
}

/** The best turn of a pre-endgame, once one is examined to the end, and whether it is proven. */
function bestSaid(state: AppState, found: FoundEnding | null): EndgameView['value'] {
  const { isProven = false, rivals = null, rows = [] } = found?.preendgame ?? {};
  const best = rows.find(({ isExamined }) => isExamined);
  if (best === undefined || rivals === null) return null;
  const play = playText(best.turn, boardOf(state.setup), state.setup.rules.distribution);
  const said = { play, won: formatPercent(winShare(best)), rivals, isProven: String(isProven) };
  return { isExact: isProven, said: text('endgamePage.bestSaid', said) };
}

function chosenSaid(state: AppState): string | null {
  const { distribution } = state.setup.rules;
  const shown = shownEnding(state);
  // The value of an endgame is in the list.
  if (shown === null || 'value' in shown) return null;
  const play = playText(shown.turn, boardOf(state.setup), distribution);
  return text('endgamePage.chosen', { play, value: endingValue(shown).said });
}

/** Scores, and the tiles that each player holds or may hold. */
export function aboutEnding(state: AppState): string {
  const game = gameOf(state);
  if (!game.ok) return '';
  const { bag, position, racks, scores } = game.value;
  const { distribution } = position.rules;
  const [own = 0, theirs = 0] = scores;
  const rack = tilesNotation(racks[0] ?? [], distribution);
  const other = racks[1] ?? [];
  if (bag.length === 0)
    return text('endgamePage.about', { rack, own, other: tilesNotation(other, distribution), theirs });
  const { otherRack } = state.turn;
  return text('endgamePage.aboutBag', {
    rack,
    own,
    theirs,
    known: otherRack.length === 0 ? 'none' : tilesNotation(otherRack, distribution),
    bag: bag.length,
    unseen: tilesNotation(
      [...other, ...bag].toSorted((one, another) => one - another),
      distribution,
    ),
  });
}

function statusText(kind: EndingSubject['kind'], found: FoundEnding | null): string {
  const { endgame = null, preendgame = null } = found ?? {};
  const status = endgame ?? preendgame;
  if (status === null) return text(kind === 'endgame' ? 'endgamePage.notSolved' : 'endgamePage.notExamined');
  const { phase } = status;
  const seconds = oneDigit(status.seconds);
  const { depth = 0, nodes = 0, solved = false } = endgame?.result ?? {};
  if (phase === 'running' && solved) return text('endgamePage.rating', { depth, seconds });
  if (phase === 'running') return text('endgamePage.running', { kind, depth, nodes, seconds });
  if (phase === 'stopped') return text('endgamePage.stopped', { kind, depth, nodes, seconds });
  return kind === 'endgame'
    ? text('endgamePage.solved', { depth, nodes, seconds })
    : text('endgamePage.examined', { seconds });
}

function worthOf(state: AppState, { solved, value }: EndgameResult): EndgameView['value'] {
  const game = gameOf(state);
  const [own = 0, theirs = 0] = game.ok ? game.value.scores : [];
  const lead = own - theirs + value;
  const outcome = lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied';
  const figure = wholePoints(value);
  const said = { value: figure, outcome, by: Math.abs(lead) };
  return {
    isExact: solved,
    said: solved ? text('endgamePage.valueExact', said) : text('endgamePage.valueSoFar', said),
  };
}

function lineOf(
  state: AppState,
  result: EndgameResult | null,
): Pick<EndgameView, 'lineTitle' | 'line' | 'lineEnd'> {
  const turns = listedTurns(state);
  const { line } = state.endgame;
  const games = line?.games ?? gamesFor(state, turns);
  const isBest = turns === result?.line;
  const lineTitle = text(
    !isBest
      ? 'endgamePage.lineChosen'
      : result?.solved
        ? 'endgamePage.lineBest'
        : 'endgamePage.lineBestSoFar',
  );
  if (turns.length === 0) return { lineTitle, line: [], lineEnd: null };
  const { distribution } = state.setup.rules;
  const begin: LineRow = {
    step: 0,
    number: '',
    player: null,
    play: text('endgamePage.lineBegin'),
    points: '',
    said: text('endgamePage.lineBegin'),
    isShown: line === null || line.step === 0,
  };
  const rows = turns.slice(0, games.length - 1).map(({ points, turn }, nth): LineRow => {
    const number = String(nth + 1);
    const player = nth % 2 === 0 ? 'own' : 'other';
    const before = games[nth]?.position;
    const play = playText(turn, before === undefined ? boardOf(state.setup) : before, distribution);
    const said = text('endgamePage.lineTurn', { number, player, play, points });
    return {
      step: nth + 1,
      number,
      player,
      play,
      points: String(points),
      said,
      isShown: line?.step === nth + 1,
    };
  });
  const last = games.at(-1);
  if (last?.end === undefined)
    return { lineTitle, line: [begin, ...rows], lineEnd: isBest ? text('endgamePage.lineUnsolved') : null };
  const spread = ([own = 0, theirs = 0]: readonly number[]) => own - theirs;
  const settled = spread(finalScores(last)) - spread(last.scores);
  return {
    lineTitle,
    line: [begin, ...rows],
    lineEnd: settled === 0 ? null : text('endgamePage.lineSettled', { points: wholePoints(settled) }),
  };
}

function gamesFor(state: AppState, turns: readonly LineTurn[]) {
  const games = turns.length === 0 ? null : gamesOf(state, turns);
  return games?.ok ? games.value : [];
}

function notesOf(found: FoundEnding | null): string {
  const notes: string[] = [];
  const rated = found?.endgame?.result?.rated ?? [];
  const last = rated.at(-1);
  if (last !== undefined)
    notes.push(text('endgamePage.moreTurns', { count: rated.length, value: wholePoints(last.value) }));
  const examined = found?.preendgame ?? null;
  if (examined === null) return notes.join(' ');
  const { candidates, isCut, rowCount, rows } = examined;
  const counts = { examined: examined.examined, rows: rowCount };
  notes.push(
    candidates === null
      ? text('endgamePage.examinedCount', counts)
      : text('endgamePage.examinedSoFar', { ...counts, candidates }),
    text('endgamePage.modelSaid', { model: examined.model }),
  );
  if (rows.some(({ isExamined }) => !isExamined)) notes.push(text('endgamePage.estimates'));
  if (isCut) notes.push(text('endgamePage.cut'));
  return notes.join(' ');
}
