import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { buildGaddag } from '../../../src/core/lexicon/build/gaddagBuilder';
import { wordListOf } from '../../../src/core/lexicon/wordList/wordList';
import { flaw } from '../../../src/core/message';
import { Replay } from '../../../src/core/trace/replay';
import { TRACE_RECORD_LENGTH } from '../../../src/core/trace/traceEvent';
import { traceScope } from '../../../src/core/trace/traceScope';
import type { Trace } from '../../../src/core/trace/traceWriter';
import { boardTilesMarked, sceneViewOf, squaresOf } from '../../../src/renderer/view/board/boardView';
import { rackTilesLifted } from '../../../src/renderer/view/board/rackView';
import { positionOf } from '../../../src/renderer/view/candidates/shownMove';
import type { SceneView } from '../../../src/renderer/view/sceneView';
import { liftedRackPlaces, walkViewOf } from '../../../src/renderer/view/walk/walkView';
import { FIXTURE_DETAIL } from './sceneFixture';

const BLANK = 128;
const codesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0) - 64);

/** CAB lies on 8G to 8I, OX below its B: 9I and 9J. The rack holds S, T, N and a blank. */
const BOARD: Readonly<Record<number, string>> = { 7: '......CAB', 8: '........OX' };
const ROWS = Array.from({ length: 15 }, (_, row) => (BOARD[row] ?? '').padEnd(15, '.'));
const WORDS = ['CAB', 'CABS', 'SCAB', 'SCABS', 'BO', 'OX', 'CABIN', 'SX'];

export const WALK_SETUP = {
  rules: CLASSIC_RULES,
  tiles: [...ROWS.join('')].map((letter) => (letter === '.' ? 0 : letter.charCodeAt(0) - 64)),
  rack: [...codesOf('STN'), BLANK],
};

/** Everything tried at the anchor 8I across: the B of CAB. */
const { position, replay } = recordWalk();
export const WALK_POSITION = position;

function recordWalk() {
  const gaddag = buildGaddag(wordListOf(WORDS.map(codesOf), 26));
  const checked = positionOf(WALK_SETUP);
  if (!gaddag.ok || checked === null) throw new Error('The walk has no lexicon or no position.');
  const anchor = { row: 7, col: 8, direction: 'across' } as const;
  const traced = traceScope(gaddag.value, checked, { kind: 'anchor', anchor });
  if (!traced.ok) throw flaw(traced.error);
  return { position: checked, replay: new Replay(traced.value.trace) };
}

export const WALK_LENGTH = replay.trace.length;

/** The walk, truncated after this many events. */
export const walkBegun = (length: number): Trace => ({
  records: replay.trace.records.slice(0, length * TRACE_RECORD_LENGTH),
  length,
  total: length,
});

/** The board after `step` events of the walk, as the window shows it. */
export function walkSceneAt(step: number): SceneView {
  const state = replay.at(step);
  const { distribution } = WALK_SETUP.rules;
  const passed = state.path.filter(({ kind }) => kind === 'through').map(({ square }) => square);
  return sceneViewOf({
    rules: WALK_SETUP.rules,
    detail: FIXTURE_DETAIL,
    squares: squaresOf(WALK_SETUP.rules),
    tiles: boardTilesMarked(WALK_SETUP, { passed: passed }),
    rack: rackTilesLifted(distribution, WALK_SETUP.rack, liftedRackPlaces(WALK_POSITION, state)),
    match: null,
    cursor: null,
    walk: walkViewOf({ position: WALK_POSITION, scores: [], state, isFollowed: false }),
    lit: [],
    crossChecks: [],
    carried: null,
  });
}
