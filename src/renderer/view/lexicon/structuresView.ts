import type {
  GeneratorAlgorithm,
  GeneratorFigures,
  StructureFigures,
  StructuresReport,
} from '../../../contract/structuresApi';
import type { StructureKind } from '../../../core/lexicon/structures/lexiconAutomaton';
import type { AppState } from '../../state/appState';
import type { ComparisonSubject } from '../../state/lexicon/structuresRun';
import { formatCount } from '../window/statusView';
import { type BarChartView, barChartOf } from './barChart';

interface Described<Id> {
  readonly id: Id;
  readonly title: string;
  /** Beside its bars. */
  readonly label: string;
  /** What it is, in a sentence. */
  readonly text: string;
}

export const STRUCTURES: readonly Described<StructureKind>[] = [
  {
    id: 'trie',
    title: 'Trie',
    label: 'Trie',
    text: 'A tree with one node for every beginning of a word; words share beginnings and nothing else.',
  },
  {
    id: 'dawg',
    title: 'DAWG',
    label: 'DAWG',
    text: 'The trie with all equal endings merged: the smallest automaton that reads words from their first letter.',
  },
  {
    id: 'semi-minimal-gaddag',
    title: 'Semi-minimised GADDAG',
    label: 'Semi-min. GADDAG',
    text: 'Gordon’s structure of 1994: each word can be read from any of its letters, first backwards, then, behind the separator, onwards. Paths of one word share their ends as they are added.',
  },
  {
    id: 'gaddag',
    title: 'Minimal GADDAG',
    label: 'Minimal GADDAG',
    text: 'The same paths with all equal nodes merged. The moves in this window are found with it.',
  },
];

export const GENERATORS: readonly Described<GeneratorAlgorithm>[] = [
  {
    id: 'gordon',
    title: 'Gordon',
    label: 'Gordon',
    text: 'Walks the GADDAG from each anchor, backwards first: no prefix is tried that leads nowhere.',
  },
  {
    id: 'appel-jacobson',
    title: 'Appel & Jacobson',
    label: 'Appel & Jacobson',
    text: 'Walks the DAWG: lays left parts in front of each anchor without knowing where they lead, then extends them.',
  },
  {
    id: 'shapiro-smith',
    title: 'Shapiro & Smith',
    label: 'Shapiro & Smith',
    text: 'Puts every order of the rack’s tiles into every run of squares and looks the words up afterwards.',
  },
];

const EMPTY: StructuresReport = { structures: [], generators: [] };

/** The page “Structures”. */
export interface StructuresView {
  readonly isRunning: boolean;
  /** What is under way, or what the figures are of. */
  readonly status: string;
  /** 0 … 1; null while nothing runs. */
  readonly progress: number | null;
  readonly failure: string | null;
  /** How the present position or lexicon differs from that of the figures. */
  readonly outdated: string | null;
  readonly canCompare: boolean;
  /** Empty while there are no figures at all. */
  readonly structureCharts: readonly BarChartView[];
  readonly generatorCharts: readonly BarChartView[];
  /** How the times were measured; null while there are none. */
  readonly buildMethod: string | null;
  readonly searchMethod: string | null;
  /** What the proofs say; null while there are none. */
  readonly proof: { readonly text: string; readonly isGood: boolean } | null;
  readonly agreement: { readonly text: string; readonly isGood: boolean } | null;
}

export function structuresView(state: AppState): StructuresView {
  const { engine, lexicon, structures } = state;
  const { failure, latest, run } = structures;
  const report = run?.report ?? latest?.report ?? EMPTY;
  const hasFigures = run !== null || latest !== null;
  return {
    isRunning: run !== null,
    status: run === null ? restingStatus(latest?.subject) : `${run.step}…`,
    progress: run?.fraction ?? null,
    failure,
    outdated: run === null && latest !== null ? outdatedText(state, latest.subject) : null,
    canCompare: lexicon.kind === 'open' && engine.kind === 'ready' && run === null,
    structureCharts: hasFigures ? structureCharts(report.structures) : [],
    generatorCharts: hasFigures ? generatorCharts(report.generators) : [],
    buildMethod: buildMethod(report.structures),
    searchMethod: searchMethod(report.generators),
    proof: proofOf(report.structures),
    agreement: agreementOf(report.generators),
  };
}

const restingStatus = (subject: ComparisonSubject | undefined): string =>
  subject === undefined ? 'Not compared yet' : subject.lexicon.name;

function outdatedText({ lexicon, setup }: AppState, subject: ComparisonSubject): string | null {
  if (lexicon.kind === 'open' && lexicon.info.id !== subject.lexicon.id)
    return `These are the figures of ${subject.lexicon.name}; ${lexicon.info.name} is in use now.`;
  if (setup === subject.setup) return null;
  return 'The position has changed: the generators’ figures are those of the earlier one.';
}

function structureCharts(figures: readonly StructureFigures[]): readonly BarChartView[] {
  const chart = (title: string, read: (figure: StructureFigures) => number | null, isWhole: boolean) =>
    barChartOf(
      title,
      STRUCTURES.map(({ id, label }) => {
        const figure = figures.find(({ kind }) => kind === id);
        return { id, label, value: figure === undefined ? null : read(figure) };
      }),
      isWhole,
    );
  return [
    chart('Words', ({ words }) => words, true),
    chart('Nodes', ({ nodes }) => nodes, true),
    chart('Arcs', ({ arcs }) => arcs, true),
    chart('Memory in kB', ({ bytes }) => bytes / 1000, true),
    chart('Build time in ms', ({ buildMs }) => buildMs, false),
  ];
}

function generatorCharts(figures: readonly GeneratorFigures[]): readonly BarChartView[] {
  const chart = (title: string, read: (figure: GeneratorFigures) => number | null, isWhole: boolean) =>
    barChartOf(
      title,
      GENERATORS.map(({ id, label }) => {
        const figure = figures.find(({ algorithm }) => algorithm === id);
        return { id, label, value: figure === undefined ? null : read(figure) };
      }),
      isWhole,
    );
  return [
    chart('Time in ms', ({ cpuMs }) => cpuMs, false),
    chart('Arcs followed', ({ arcsFollowed }) => arcsFollowed, true),
    chart('Squares tried', ({ squaresTried }) => squaresTried, true),
    chart('Refused by cross-sets', ({ crossSetRejections }) => crossSetRejections, true),
  ];
}

function buildMethod(figures: readonly StructureFigures[]): string | null {
  const rounds = figures.map((figure) => figure.rounds).filter((count) => count > 0);
  if (rounds.length === 0) return null;
  return `The build time is CPU time: ${medianOf(Math.min(...rounds), 'build')}, by turns with the others, after one that is not counted.`;
}

function searchMethod(figures: readonly GeneratorFigures[]): string | null {
  const rounds = Math.max(0, ...figures.map((figure) => figure.rounds));
  const once = figures.filter((figure) => figure.rounds === 1 && rounds > 1);
  if (rounds === 0) return null;
  const method = `The time is CPU time of one search: ${medianOf(rounds, 'round')}, by turns with the others, after warming up.`;
  const exceptions = once.map(
    ({ algorithm }) => ` ${generatorTitle(algorithm)} takes so long that it is run once.`,
  );
  return method + exceptions.join('');
}

const medianOf = (count: number, what: string): string =>
  count === 1 ? `one ${what}` : `the median of ${count} ${what}s`;

function proofOf(figures: readonly StructureFigures[]): StructuresView['proof'] {
  if (figures.length === 0) return null;
  const wrong = figures.reduce((sum, { accepted, rejected }) => sum + accepted.wrong + rejected.wrong, 0);
  const accepted = Math.min(...figures.map((figure) => figure.accepted.checked));
  const rejected = Math.min(...figures.map((figure) => figure.rejected.checked));
  const each = figures.length === 1 ? 'It' : 'Each';
  const text =
    wrong === 0
      ? `${each} accepts ${formatCount(accepted)} words and refuses ${formatCount(rejected)} near misses, none wrongly.`
      : `${formatCount(wrong)} of the words and near misses were answered wrongly: a defect, please report it.`;
  return { text, isGood: wrong === 0 };
}

function agreementOf(figures: readonly GeneratorFigures[]): StructuresView['agreement'] {
  const [first] = figures;
  if (first === undefined) return null;
  const areEqual = figures.every(({ moves }) => moves === first.moves);
  if (!areEqual) {
    const counts = figures.map(
      ({ algorithm, moves }) => `${generatorTitle(algorithm)} ${formatCount(moves)}`,
    );
    return { text: `They found different numbers of moves: ${counts.join(', ')}.`, isGood: false };
  }
  const moves = first.moves === 1 ? '1 move' : `${formatCount(first.moves)} moves`;
  return {
    text: figures.length === 1 ? `It found ${moves}.` : `Each found the same ${moves}.`,
    isGood: true,
  };
}

const generatorTitle = (algorithm: GeneratorAlgorithm): string =>
  GENERATORS.find(({ id }) => id === algorithm)?.title ?? algorithm;

/** What the live region says of a comparison. */
export function structuresAnnouncement(state: AppState): string {
  if (state.sideTab !== 'structures') return '';
  const { failure, latest, run } = state.structures;
  if (run !== null) return run.step;
  if (failure !== null) return failure;
  return latest === null ? '' : 'The structures are compared.';
}
