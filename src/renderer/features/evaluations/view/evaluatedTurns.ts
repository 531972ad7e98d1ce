import type { EngineRow } from '../../../../contract/engines/enginesApi';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import { oneDigit, percent, signed } from '../../../../texts/figures';
import { fixed } from '../../../../texts/numbers';
import { equityOf } from '../../../view/candidates/equityOf';
import { formatGain, formatPoints } from '../../../view/candidates/points';
import { endingValue } from '../../endgame/view/endingValue';
import { plainTurn, turnKey } from '../../simulation/state/simulationSubject';
import { simulatedValue } from '../../simulation/view/simulatedValue';
import type { Evaluation } from '../state/evaluationsState';

/** A figure and its standard error; either is empty if there is none. */
export interface Figure {
  readonly value: string;
  readonly error: string;
}

/** Figures of one turn from one source. */
export interface Figures {
  readonly wins: Figure;
  readonly points: Figure;
}

export interface EvaluatedTurn {
  readonly turn: PlainTurn;
  readonly figures: Figures;
}

const figure = (value: string, error = ''): Figure => ({ value, error });
const NONE = figure('');
export const NO_FIGURES: Figures = { wins: NONE, points: NONE };

/** The turns of an evaluation by `turnKey`, the best first. */
export function evaluatedTurns(evaluation: Evaluation): ReadonlyMap<string, EvaluatedTurn> {
  return new Map(listed(evaluation).map((each) => [turnKey(each.turn), each]));
}

function listed(evaluation: Evaluation): readonly EvaluatedTurn[] {
  switch (evaluation.kind) {
    case 'engine':
      return (evaluation.analysis?.found?.rows ?? []).map((row) => ({
        turn: row.turn,
        figures: engineFigures(row),
      }));
    case 'ending':
      return [...evaluation.turns.values()].map((found) => {
        const [first = '', second] = endingValue(found).figures;
        const figures =
          second === undefined
            ? { wins: NONE, points: figure(first) }
            : { wins: figure(first), points: figure(second) };
        return { turn: found.turn, figures };
      });
    case 'simulation':
      return evaluation.run.status.rows
        .filter(({ samples }) => samples > 0)
        .map((row) => {
          const { spread, spreadError, winShare, winShareError } = simulatedValue(row);
          const figures = { wins: figure(winShare, winShareError), points: figure(spread, spreadError) };
          return { turn: row.turn, figures };
        });
    case 'equity':
      return [...evaluation.pages.values()]
        .flat()
        .map((turn) => ({ turn: plainTurn(turn), equity: equityOf(turn) ?? Number.NEGATIVE_INFINITY }))
        .toSorted((one, other) => other.equity - one.equity)
        .map(({ equity, turn }) => ({
          turn,
          figures: Number.isFinite(equity)
            ? { wins: NONE, points: figure(formatPoints(equity)) }
            : NO_FIGURES,
        }));
  }
}

function engineFigures({ figures }: EngineRow): Figures {
  const { equity, equityError, losses, spread, ties = 0, winError, winPercent, wins } = figures;
  const all = (wins ?? 0) + ties + (losses ?? 0);
  const drawn = wins === undefined || all === 0 ? NONE : figure(percent((wins + ties / 2) / all));
  const won = winPercent === undefined ? drawn : figure(oneDigit(winPercent), erring(winError));
  if (spread !== undefined) return { wins: won, points: figure(signed(spread)) };
  if (equity === undefined) return { wins: won, points: NONE };
  // What a simulated turn gains has a sign, as in our own simulations.
  const points = winPercent === undefined ? fixed(equity, 1) : formatGain(THOUSANDTHS * equity);
  return { wins: won, points: figure(points, erring(equityError)) };
}

const erring = (error: number | undefined): string => (error === undefined ? '' : oneDigit(error));
