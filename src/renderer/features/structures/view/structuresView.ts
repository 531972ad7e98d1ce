import type {
  GeneratorAlgorithm,
  GeneratorFigures,
  StructureFigures,
  StructuresReport,
} from '../../../../contract/lexicon/structuresApi';
import type { StructureKind } from '../../../../core/lexicon/structures/lexiconAutomaton';
import type { TextKey } from '../../../../texts/catalogue';
import { formatCount } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { helpBlockedReason } from '../../../state/play/analysisBlockedReason';
import type { ComparisonSubject } from '../state/structuresRun';
import { type BarChartView, barChartOf } from './barChart';

interface Described<Id> {
  readonly id: Id;
  readonly title: TextKey;
  /** Label of its bars. */
  readonly label: TextKey;
  /** Explanation in one sentence. */
  readonly text: TextKey;
}

export const STRUCTURES: readonly Described<StructureKind>[] = [
  {
    id: 'trie',
    title: 'structuresView.trie',
    label: 'structuresView.trie',
    text: 'structuresView.trieAbout',
  },
  {
    id: 'dawg',
    title: 'structuresView.dawg',
    label: 'structuresView.dawg',
    text: 'structuresView.dawgAbout',
  },
  {
    id: 'semi-minimal-gaddag',
    title: 'structuresView.semiMinimalGaddag',
    label: 'structuresView.semiMinimalGaddagLabel',
    text: 'structuresView.semiMinimalGaddagAbout',
  },
  {
    id: 'gaddag',
    title: 'structuresView.gaddag',
    label: 'structuresView.gaddag',
    text: 'structuresView.gaddagAbout',
  },
];

export const GENERATORS: readonly Described<GeneratorAlgorithm>[] = [
  {
    id: 'gordon',
    title: 'structuresView.gordon',
    label: 'structuresView.gordon',
    text: 'structuresView.gordonAbout',
  },
  {
    id: 'appel-jacobson',
    title: 'structuresView.appelJacobson',
    label: 'structuresView.appelJacobson',
    text: 'structuresView.appelJacobsonAbout',
  },
  {
    id: 'whole-board',
    title: 'structuresView.wholeBoard',
    label: 'structuresView.wholeBoardLabel',
    text: 'structuresView.wholeBoardAbout',
  },
  {
    id: 'shapiro-smith',
    title: 'structuresView.shapiroSmith',
    label: 'structuresView.shapiroSmith',
    text: 'structuresView.shapiroSmithAbout',
  },
];

const EMPTY: StructuresReport = { structures: [], generators: [] };

/** The page “Structures”. */
export interface StructuresView {
  readonly isRunning: boolean;
  /** The step in progress, or the subject of the figures. */
  readonly status: string;
  /** 0 … 1; null if nothing is running. */
  readonly progress: number | null;
  readonly failure: string | null;
  /** How the current position or lexicon differs from that of the figures. */
  readonly outdated: string | null;
  readonly canCompare: boolean;
  /** Empty if there are no figures at all. */
  readonly structureCharts: readonly BarChartView[];
  readonly generatorCharts: readonly BarChartView[];
  /** How the times were measured; null if there are none. */
  readonly buildMethod: string | null;
  readonly searchMethod: string | null;
  /** Results of the checks; null if there are none. */
  readonly proof: { readonly text: string; readonly isGood: boolean } | null;
  readonly agreement: { readonly text: string; readonly isGood: boolean } | null;
}

export function structuresView(state: AppState): StructuresView {
  const { engine, lexicon, structures } = state;
  const { failure, latest, run } = structures;
  const report = run?.report ?? latest?.report ?? EMPTY;
  const hasFigures = run !== null || latest !== null;
  const shut = helpBlockedReason(state);
  return {
    isRunning: run !== null,
    status: run === null ? restingStatus(latest?.subject) : `${say(run.step)}…`,
    progress: run?.fraction ?? null,
    failure: failure === null ? null : say(failure),
    outdated: run === null ? (shut === null ? outdatedText(state, latest?.subject) : say(shut)) : null,
    canCompare: lexicon.kind === 'open' && engine.kind === 'ready' && run === null && shut === null,
    structureCharts: hasFigures ? structureCharts(report.structures) : [],
    generatorCharts: hasFigures ? generatorCharts(report.generators) : [],
    buildMethod: buildMethod(report.structures),
    searchMethod: searchMethod(report.generators),
    proof: proofOf(report.structures, run !== null),
    agreement: agreementOf(report.generators),
  };
}

const restingStatus = (subject: ComparisonSubject | undefined): string =>
  subject === undefined ? text('structuresView.notCompared') : subject.lexicon.name;

function outdatedText({ lexicon, setup }: AppState, subject: ComparisonSubject | undefined): string | null {
  if (subject === undefined) return null;
  if (lexicon.kind === 'open' && lexicon.info.id !== subject.lexicon.id)
    return text('structuresView.otherLexicon', { name: subject.lexicon.name, now: lexicon.info.name });
  if (setup === subject.setup) return null;
  return text('structuresView.otherPosition');
}

function structureCharts(figures: readonly StructureFigures[]): readonly BarChartView[] {
  const chart = (title: TextKey, read: (figure: StructureFigures) => number | null, isWhole: boolean) =>
    barChartOf(
      text(title),
      STRUCTURES.map(({ id, label }) => {
        const figure = figures.find(({ kind }) => kind === id);
        return { id, label: text(label), value: figure === undefined ? null : read(figure) };
      }),
      isWhole,
    );
  return [
    chart('structuresView.chartWords', ({ words }) => words, true),
    chart('structuresView.chartNodes', ({ nodes }) => nodes, true),
    chart('structuresView.chartArcs', ({ arcs }) => arcs, true),
    chart('structuresView.chartBytes', ({ bytes }) => bytes / 1000, true),
    chart('structuresView.chartBuildMs', ({ buildMs }) => buildMs, false),
  ];
}

function generatorCharts(figures: readonly GeneratorFigures[]): readonly BarChartView[] {
  const chart = (title: TextKey, read: (figure: GeneratorFigures) => number | null, isWhole: boolean) =>
    barChartOf(
      text(title),
      GENERATORS.map(({ id, label }) => {
        const figure = figures.find(({ algorithm }) => algorithm === id);
        return { id, label: text(label), value: figure === undefined ? null : read(figure) };
      }),
      isWhole,
    );
  return [
    chart('structuresView.chartCpuMs', ({ cpuMs }) => cpuMs, false),
    chart('structuresView.chartArcsFollowed', ({ arcsFollowed }) => arcsFollowed, true),
    chart('structuresView.chartSquaresTried', ({ squaresTried }) => squaresTried, true),
    chart('structuresView.chartCrossSetRejections', ({ crossSetRejections }) => crossSetRejections, true),
  ];
}

function buildMethod(figures: readonly StructureFigures[]): string | null {
  const rounds = figures.map((figure) => figure.rounds).filter((count) => count > 0);
  if (rounds.length === 0) return null;
  return text('structuresView.buildMethod', { rounds: Math.min(...rounds) });
}

function searchMethod(figures: readonly GeneratorFigures[]): string | null {
  const rounds = Math.max(0, ...figures.map((figure) => figure.rounds));
  const once = figures.filter((figure) => figure.rounds === 1 && rounds > 1);
  if (rounds === 0) return null;
  const exceptions = once.map(({ algorithm }) =>
    text('structuresView.runOnce', { generator: generatorTitle(algorithm) }),
  );
  return [text('structuresView.searchMethod', { rounds }), ...exceptions].join(' ');
}

function proofOf(figures: readonly StructureFigures[], isRunning: boolean): StructuresView['proof'] {
  if (figures.length === 0) return null;
  const wrong = figures.reduce((sum, { accepted, rejected }) => sum + accepted.wrong + rejected.wrong, 0);
  const accepted = Math.min(...figures.map((figure) => figure.accepted.checked));
  const rejected = Math.min(...figures.map((figure) => figure.rejected.checked));
  if (wrong > 0) return { text: text('structuresView.disproof', { wrong }), isGood: false };
  const structures = figures.length;
  const proof = text('structuresView.proof', { structures, accepted, rejected });
  const total = STRUCTURES.length;
  const soFar = isRunning && structures < total;
  return {
    text: soFar ? text('structuresView.proofSoFar', { structures, total, proof }) : proof,
    isGood: true,
  };
}

function agreementOf(figures: readonly GeneratorFigures[]): StructuresView['agreement'] {
  const [first] = figures;
  if (first === undefined) return null;
  const areEqual = figures.every(({ moves }) => moves === first.moves);
  if (!areEqual) {
    const counts = figures.map(
      ({ algorithm, moves }) => `${generatorTitle(algorithm)} ${formatCount(moves)}`,
    );
    return { text: text('structuresView.disagreement', { counts: counts.join(', ') }), isGood: false };
  }
  return {
    text: text('structuresView.agreement', { generators: figures.length, moves: first.moves }),
    isGood: true,
  };
}

function generatorTitle(algorithm: GeneratorAlgorithm): string {
  const title = GENERATORS.find(({ id }) => id === algorithm)?.title;
  return title === undefined ? algorithm : text(title);
}

/** Text of the live region about a comparison. */
export function structuresAnnouncement(state: AppState): string {
  if (state.sideTab !== 'structures') return '';
  const { failure, latest, run } = state.structures;
  if (run !== null) return say(run.step);
  if (failure !== null) return say(failure);
  return latest === null ? '' : text('structuresView.compared');
}
