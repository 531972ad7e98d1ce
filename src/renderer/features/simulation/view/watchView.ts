import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import type { PlayedGame } from '../../../state/play/playedGame';
import { formatGain } from '../../../view/candidates/points';
import { lastTurnSaid } from '../../../view/play/turnSaid';
import { plainTurn } from '../state/simulationSubject';
import { FAST_SAMPLES, isFast, isPlayedOut, type Rehearsal, type SampleWatch } from '../state/watchState';
import { formatPercent } from './simulatedValue';
import { turnLabel } from './turnLabel';

/** The sample being watched. */
export interface WatchedSample {
  /** `Sample 1 of MISTAKEN 10E 96`. */
  readonly title: string;
  readonly pace: string;
  /** The opponent's rack at its start. */
  readonly opponentRack: string;
  readonly turns: readonly { readonly isOwn: boolean; readonly label: string }[];
  /** Its result, once it has been played out. */
  readonly outcome: string | null;
  /** Mean result of the samples watched so far. */
  readonly mean: string | null;
  readonly isPaused: boolean;
}

export function watchedSample({ setup, simulation }: AppState): WatchedSample | null {
  const { watch } = simulation;
  if (watch === null) return null;
  const { distribution } = setup.rules;
  return {
    title: text('simulating.watched', {
      nth: watch.nth + 1,
      turn: turnLabel(setup, plainTurn(watch.turn)),
    }),
    pace: isFast(watch)
      ? text('simulating.fastPace', { nth: watch.nth, count: FAST_SAMPLES })
      : text('simulating.normalPace'),
    opponentRack: (watch.sample?.opponentRack ?? []).map((tile) => tileGlyph(distribution, tile)).join(''),
    turns: watch.table === null ? [] : turnsOf(watch.table),
    outcome: outcomeText(watch),
    mean: meanText(watch),
    isPaused: watch.isPaused,
  };
}

const turnsOf = ({ game, setup }: Rehearsal) =>
  game.history.flatMap(({ player, turn }) =>
    turn.kind === 'challenge' ? [] : [{ isOwn: player === 0, label: turnLabel(setup, turn) }],
  );

function outcomeText(watch: SampleWatch): string | null {
  const { sample } = watch;
  if (sample === null || !isPlayedOut(watch)) return null;
  return text('simulating.sampleOutcome', figuresOf(sample.spread, sample.winShare));
}

function meanText({ seen }: SampleWatch): string | null {
  if (seen.length < 2) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const figures = figuresOf(
    mean(seen.map(({ spread }) => spread)),
    mean(seen.map(({ winShare }) => winShare)),
  );
  return text('simulating.seenMean', { count: seen.length, ...figures });
}

const figuresOf = (spread: number, winShare: number) => ({
  spread: formatGain(THOUSANDTHS * spread),
  winShare: formatPercent(winShare),
});

/** The game of a sample with its players. */
const seatedAt = ({ game }: Rehearsal): Pick<PlayedGame, 'game' | 'seats' | 'viewer'> => ({
  game,
  seats: [
    { kind: 'person', name: text('simulating.ownSeat') },
    { kind: 'agent', name: text('simulating.otherSeat'), agent: 'equity' },
  ],
  viewer: 0,
});

/** Announcement: each turn at normal pace, otherwise only the result of the sample. */
export function watchAnnouncement({ setup, simulation }: AppState): string {
  const { watch } = simulation;
  if (watch === null) return '';
  const outcome = outcomeText(watch);
  if (isFast(watch) || watch.table === null) return outcome ?? '';
  const said = lastTurnSaid(seatedAt(watch.table));
  if (said === null)
    return text('simulating.watched', { nth: 1, turn: turnLabel(setup, plainTurn(watch.turn)) });
  return outcome === null ? said : `${said} ${outcome}`;
}
