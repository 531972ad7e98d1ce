import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Square } from '../../core/board/square';
import { isPositionNeeded } from '../features/course/state/course';
import { squaresUnderBrush } from '../features/design/state/brushSquares';
import { exerciseSetup, exerciseSquares, isExerciseOnBoard } from '../features/practice/state/exerciseBoard';
import { outlinedPlay } from '../features/review/view/outlinedPlay';
import { compareSimulated } from '../features/simulation/view/comparedSimulated';
import { simulationAnnouncementOf } from '../features/simulation/view/simulationView';
import { compareReplies } from '../features/strategy/view/comparedReplies';
import { type EquityView, equityViewOf } from '../features/strategy/view/equityView';
import { type HeatView, heatViewOf } from '../features/strategy/view/heatView';
import { type DrawnCandidate, reasonsViewOf } from '../features/strategy/view/reasonsView';
import { tournamentAnnouncementOf } from '../features/tournament/view/tournamentView';
import type { AppState } from '../state/appState';
import { isFlat } from '../state/board/flatBoard';
import { turnAt } from '../state/candidates/candidateSet';
import { candidatesInQuestion } from '../state/candidates/candidatesInQuestion';
import { shownCrossChecks } from '../state/candidates/engineNeeds';
import { withoutTile } from '../state/editing/tileDrag';
import { addedSquares } from '../state/trying/tried';
import { canOpenAnchors } from '../state/walk/anchorWalk';
import { boardDetailAt, flatDetailAt } from '../view/board/boardDetail';
import {
  boardTilesMarked,
  boardTilesOf,
  boardTilesWithout,
  cursorOf,
  sceneViewOf,
  squaresOf,
} from '../view/board/boardView';
import { crossCheckViews } from '../view/board/crossCheckView';
import { flawedWordsOf } from '../view/board/flawedWords';
import { rackTilesLifted, rackTilesOf } from '../view/board/rackView';
import { type CaptionView, captionOf } from '../view/candidates/captionView';
import { type ComparedMoves, compareMoves } from '../view/candidates/comparedMoves';
import { explainCandidate, positionOf, type ShownMove, shownCandidate } from '../view/candidates/shownMove';
import { carriedTileOf, rackTilesAround } from '../view/editing/carriedView';
import { lexiconAnnouncementOf } from '../view/lexicon/lexiconAnnouncement';
import { playAnnouncement } from '../view/play/playPageView';
import type {
  AnchorView,
  CrossCheckView,
  FlawedWordView,
  HeatColumnView,
  OutlinedTileView,
  RackTileView,
  SceneView,
  SquareView,
  TileView,
} from '../view/sceneView';
import { anchorViews, pointedAnchor } from '../view/walk/anchorView';
import { announcementOf } from '../view/window/announcement';
import { noticesOf } from '../view/window/statusView';
import { createTableViews } from './play/tableViews';
import { spoken } from './throttled';
import { createWalkViews, type WalkViews } from './walk/walkViews';

/** The view models, each recomputed only when the state it depends on changes. */
export interface Views {
  readonly shown: ReadonlySignal<ShownMove | null>;
  /** Apparent side of the scene's squares in CSS pixels, reported by the scene. */
  readonly squarePx: Signal<number>;
  readonly squares: ReadonlySignal<readonly SquareView[]>;
  readonly tiles: ReadonlySignal<readonly TileView[]>;
  /** Tiles shown as letter and outline only. */
  readonly outlined: ReadonlySignal<readonly OutlinedTileView[]>;
  readonly rack: ReadonlySignal<readonly RackTileView[]>;
  readonly scene: ReadonlySignal<SceneView>;
  readonly caption: ReadonlySignal<CaptionView | null>;
  /** Of the shown row of the list, whatever its kind of turn. */
  readonly equity: ReadonlySignal<EquityView | null>;
  /** Null while it is hidden. */
  readonly heat: ReadonlySignal<HeatView | null>;
  /** Words on the board that are not in the lexicon. */
  readonly flaws: ReadonlySignal<readonly FlawedWordView[]>;
  /** Anchors whose search can be opened with the pointer. */
  readonly anchors: ReadonlySignal<readonly AnchorView[]>;
  /** Null if none is pinned, or the pinned one is the shown one. */
  readonly compared: ReadonlySignal<ComparedMoves | null>;
  readonly announcement: ReadonlySignal<string>;
  /** Announcement about the game in progress. */
  readonly playAnnouncement: ReadonlySignal<string>;
  /** Empty while they are hidden. */
  readonly crossChecks: ReadonlySignal<readonly CrossCheckView[]>;
  /** Announcement about words, structures and cross-checks. */
  readonly lexiconAnnouncement: ReadonlySignal<string>;
  readonly tournamentAnnouncement: ReadonlySignal<string>;
  readonly simulationAnnouncement: ReadonlySignal<string>;
  readonly walk: WalkViews;
}

/** Until the scene reports it: that of a usual board in a window of initial size. */
const FIRST_SQUARE_PX = 44;

const NO_SQUARES: readonly Square[] = [];
const NO_NUMBERS: readonly number[] = [];
const NO_OUTLINES: readonly OutlinedTileView[] = [];
const NO_COLUMNS: readonly HeatColumnView[] = [];
const NO_ANCHORS: readonly AnchorView[] = [];
const NO_FLAWS: readonly FlawedWordView[] = [];

export function createViews(state: ReadonlySignal<AppState>): Views {
  const setup = computed(() => state.value.setup);
  /** With the tried tiles. */
  const exercise = computed(() => exerciseSetup(state.value));
  const exerciseLit = computed(() => exerciseSquares(state.value));
  const tried = computed(() => exercise.value ?? state.value.tried?.laid ?? null);
  const withTried = computed(() => tried.value ?? setup.value);
  const rules = computed(() => setup.value.rules);
  const position = computed(() => positionOf(setup.value));
  const candidate = computed(() => shownCandidate(state.value));
  const total = computed(() => state.value.candidates?.allTotal ?? 0);
  const shown = computed(() => {
    if (position.value === null || candidate.value === null) return null;
    return explainCandidate(position.value, candidate.value, total.value);
  });
  const squares = computed(() => squaresOf(rules.value));
  const squarePx = signal(FIRST_SQUARE_PX);
  const isBoardFlat = computed(() => isFlat(state.value));
  const detail = computed(() =>
    isBoardFlat.value ? flatDetailAt(squarePx.value) : boardDetailAt(squarePx.value),
  );
  const walk = createWalkViews(state);
  // A walk replaces the candidate on the board and takes its tiles from the rack.
  const drag = computed(() => state.value.drag);
  const draggedFrom = computed(() => drag.value?.from ?? null);
  // The position without the dragged tile; no candidate is shown meanwhile.
  const left = computed(() =>
    draggedFrom.value === null ? null : withoutTile(withTried.value, draggedFrom.value),
  );
  const room = computed(() => {
    const isFull = (left.value?.rack.length ?? 0) >= rules.value.rackSize;
    return drag.value?.over?.kind === 'rack' && !isFull ? drag.value.over.index : null;
  });
  const brushSquares = computed(() => squaresUnderBrush(state.value));
  const { flight, lastSquares, lineSetup, table, awaiting, rackAwaiting } = createTableViews(state);
  // A brush shows the bare squares, and a line of play or a sample is alone on the board.
  const isAlone = () => brushSquares.value !== null || lineSetup.value !== null || tried.value !== null;
  // The Play room and exercises show no candidate.
  const isBare = computed(() => state.value.sideTab === 'play' || isExerciseOnBoard(state.value));
  const laid = computed(() => (isBare.value || isAlone() ? null : shown.value));
  const board = computed(() => lineSetup.value ?? withTried.value);
  const marked = computed(() => ({
    passed: lastSquares.value,
    tried: tried.value === null ? NO_NUMBERS : addedSquares(setup.value, tried.value),
  }));
  const laidTiles = computed(() => {
    if (awaiting.value.length > 0) return boardTilesWithout(board.value, awaiting.value);
    if (left.value !== null) return boardTilesMarked(left.value, { tried: marked.value.tried });
    if (walk.scene.value !== null) return boardTilesMarked(setup.value, { passed: walk.passedSquares.value });
    return laid.value === null
      ? boardTilesMarked(board.value, marked.value)
      : boardTilesOf(board.value, laid.value);
  });
  const rack = computed(() => {
    const { distribution } = rules.value;
    if (rackAwaiting.value.length > 0)
      return rackTilesOf(distribution, board.value.rack, null).filter(
        ({ index }) => !rackAwaiting.value.includes(index),
      );
    if (left.value !== null) return rackTilesAround(distribution, left.value.rack, room.value);
    return walk.scene.value === null
      ? rackTilesOf(distribution, board.value.rack, laid.value === null ? null : candidate.value)
      : rackTilesLifted(distribution, setup.value.rack, walk.liftedPlaces.value);
  });
  const carried = computed(() =>
    drag.value === null ? null : carriedTileOf(rules.value.distribution, drag.value),
  );
  const boardCursor = computed(() => state.value.boardCursor);
  const isOnBoard = computed(() => state.value.zone === 'board');
  const cursor = computed(() => (isOnBoard.value ? cursorOf(boardCursor.value) : null));
  const checks = computed(() => shownCrossChecks(state.value));
  const crossChecks = computed(() =>
    checks.value === null || lineSetup.value !== null
      ? []
      : crossCheckViews(setup.value, checks.value, detail.value),
  );
  const blankSquare = computed(() => {
    const to = state.value.blankChoice?.to;
    return to === undefined ? null : to.row * rules.value.layout.cols + to.col;
  });
  const pointedAt = computed(() => pointedAnchor(state.value));
  const anchorSquare = computed(() => {
    const anchor = pointedAt.value;
    return anchor === null ? null : [anchor.row * rules.value.layout.cols + anchor.col];
  });
  const candidates = computed(() => state.value.candidates);
  const shownTurn = computed(() => turnAt(candidates.value, state.value.shownRank));
  const equity = computed(() => {
    if (position.value === null || candidates.value?.setup !== setup.value || shownTurn.value === undefined)
      return null;
    return equityViewOf(position.value, shownTurn.value, candidates.value);
  });
  const isEquityOpen = computed(() => state.value.drawer === 'equity');
  const heat = computed(() => heatViewOf(state.value));
  // A walk or a dragged tile is alone on the board.
  const isBoardFree = () => walk.scene.value === null && left.value === null && laid.value !== null;
  const heatColumns = computed(() => heat.value?.columns ?? NO_COLUMNS);
  const opened = computed(() => {
    if (!isEquityOpen.value || equity.value === null) return NO_SQUARES;
    const { cols } = rules.value.layout;
    return equity.value.opened.map(({ square }) => ({ row: Math.floor(square / cols), col: square % cols }));
  });
  const lit = computed(() => {
    if (blankSquare.value !== null) return [blankSquare.value];
    return brushSquares.value ?? exerciseLit.value ?? anchorSquare.value ?? walk.lit.value.squares;
  });
  const anchorSetup = computed(() => (canOpenAnchors(state.value) ? setup.value : null));
  const anchors = computed(() =>
    anchorSetup.value === null || lineSetup.value !== null ? NO_ANCHORS : anchorViews(anchorSetup.value),
  );
  const starts = () => walk.scene.value?.starts ?? NO_ANCHORS;
  const notices = computed(() => noticesOf(state.value));
  const flaws = computed(() =>
    lineSetup.value === null && isPositionNeeded(state.value)
      ? flawedWordsOf(setup.value, notices.value)
      : NO_FLAWS,
  );
  const otherPlay = computed(() => outlinedPlay(state.value));
  const scene = computed(() =>
    sceneViewOf({
      rules: rules.value,
      detail: detail.value,
      squares: squares.value,
      tiles: laidTiles.value,
      rack: rack.value,
      match:
        walk.scene.value === null && left.value === null && flight.value === null && heat.value === null
          ? (laid.value?.match ?? null)
          : null,
      cursor: cursor.value,
      walk: walk.scene.value,
      lit: lit.value,
      outlined: otherPlay.value,
      crossChecks: crossChecks.value,
      carried: carried.value,
      flaws: flaws.value,
      anchors: starts().length > 0 ? starts() : anchors.value,
      table: table.value,
      flight: flight.value,
      heat: isBoardFree() ? heatColumns.value : NO_COLUMNS,
      opened: isBoardFree() ? opened.value : starts(),
    }),
  );
  const tiles = computed(() => scene.value.tiles);
  const outlined = computed(() => scene.value.outlined ?? NO_OUTLINES);
  const caption = computed(() => (shown.value === null ? null : captionOf(setup.value, shown.value)));
  const pinned = computed(() => state.value.pinned);
  const samples = computed(() => state.value.strategy.samples);
  const samplesAfter = (rank: number) =>
    samples.value.find((each) => each.rank === rank && each.generation === candidates.value?.generation);
  /** The shown candidate and the one it is compared with. */
  const inQuestion = computed(() => {
    const [shown, other] = candidatesInQuestion(state.value);
    if (position.value === null || shown === undefined || other === undefined) return null;
    return [
      { candidate: shown, samples: samplesAfter(shown.rank) },
      { candidate: other, samples: samplesAfter(other.rank) },
    ] as const;
  });
  const reasons = computed(() => {
    if (position.value === null || inQuestion.value === null) return null;
    const hasLeaves = candidates.value?.basis.kind === 'leaves';
    return reasonsViewOf(setup.value, position.value, inQuestion.value, hasLeaves);
  });
  const compared = computed(() => {
    if (position.value === null || inQuestion.value === null) return null;
    const [ofShown, ofOther] = inQuestion.value;
    const moves = {
      ...compareMoves(setup.value, position.value, ofOther.candidate, ofShown.candidate),
      isPinned: pinned.value?.setup === setup.value,
      reasons: reasons.value,
    };
    const simulated = compareSimulated(state.value, ofOther.candidate, ofShown.candidate);
    if (simulated !== null) return { ...moves, simulated };
    if (ofShown.samples === undefined || ofOther.samples === undefined) return moves;
    const drawsOf = ({ candidate, samples }: DrawnCandidate) => ({ candidate, draws: samples?.draws ?? [] });
    return { ...moves, replies: compareReplies(setup.value, drawsOf(ofOther), drawsOf(ofShown)) };
  });
  const announcement = spoken(computed(() => announcementOf(state.value)));
  const play = computed(() => state.value.play);
  const attempt = computed(() => state.value.tried);
  const playSaid = spoken(
    computed(() => playAnnouncement({ play: play.value, setup: setup.value, tried: attempt.value })),
  );
  const tournamentAnnouncement = spoken(computed(() => tournamentAnnouncementOf(state.value)));
  const simulationAnnouncement = spoken(computed(() => simulationAnnouncementOf(state.value)));
  const lexiconAnnouncement = spoken(computed(() => lexiconAnnouncementOf(state.value)));
  return {
    shown,
    squarePx,
    squares,
    tiles,
    outlined,
    rack,
    scene,
    caption,
    equity,
    heat,
    flaws,
    anchors,
    compared,
    announcement,
    playAnnouncement: playSaid,
    walk,
    crossChecks,
    lexiconAnnouncement,
    tournamentAnnouncement,
    simulationAnnouncement,
  };
}
