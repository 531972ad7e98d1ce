import { formatMoveLine } from '../../../core/notation/positions/moveList';
import { isJsonObject, type JsonObject } from '../../../core/notation/text/jsonFields';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { AppState } from '../../state/appState';
import { candidateAt } from '../../state/candidates/candidateSet';
import type { WalkScope } from '../../state/walk/walk';
import type { CameraPose } from '../board/cameraPose';

/** View state of a document, saved with it and restored as far as possible. */
export interface DocumentView {
  readonly camera: CameraPose | null;
  readonly candidate: ShownCandidate | null;
  readonly walk: ShownWalk | null;
}

export interface ShownCandidate {
  readonly rank: number;
  /** `8D QUI.Z 64`, by which it is recognised. */
  readonly move: string;
}

export interface ShownWalk {
  readonly scope: WalkScope;
  readonly algorithm: TraceAlgorithm;
  readonly step: number;
}

export function documentViewOf(state: AppState, camera: CameraPose | null): DocumentView {
  const { candidates, setup, shownRank, walk } = state;
  const candidate = candidates?.setup === setup ? candidateAt(candidates, shownRank) : undefined;
  return {
    camera,
    candidate:
      candidate === undefined
        ? null
        : { rank: candidate.rank, move: formatMoveLine(candidate, setup.rules.distribution) },
    walk:
      walk?.subject.kind === 'search'
        ? { scope: walk.subject.scope, algorithm: walk.subject.algorithm, step: walk.step }
        : null,
  };
}

/**
 * The view in the form of its file.
 *
 * @param source the view from the file, whose unknown fields are preserved
 */
export const documentViewJson = (
  { camera, candidate, walk }: DocumentView,
  source: unknown = null,
): JsonObject => {
  const before = isJsonObject(source) ? source : {};
  return {
    ...before,
    camera: camera === null ? null : { ...fieldsOf(before.camera), ...camera },
    candidate: candidate === null ? null : { ...fieldsOf(before.candidate), ...candidate },
    walk: walk === null ? null : { ...fieldsOf(before.walk), ...walk },
  };
};

const fieldsOf = (json: unknown): JsonObject => (isJsonObject(json) ? json : {});

/**
 * Reads the valid parts of a file's view; the rest is ignored, because a view is never worth rejecting a
 * file.
 */
export function readDocumentView(json: JsonObject | null): DocumentView {
  return {
    camera: readCamera(json?.camera),
    candidate: readCandidate(json?.candidate),
    walk: readWalk(json?.walk),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;

function readCamera(json: unknown): CameraPose | null {
  if (!isJsonObject(json) || !Array.isArray(json.target)) return null;
  const { azimuthRad, distance, isFramed, polarRad } = json;
  const [x, y, z]: unknown[] = json.target;
  if (!isNumber(azimuthRad) || !isNumber(polarRad) || !isNumber(distance)) return null;
  if (!isNumber(x) || !isNumber(y) || !isNumber(z)) return null;
  return { isFramed: isFramed === true, azimuthRad, polarRad, distance, target: [x, y, z] };
}

function readCandidate(json: unknown): ShownCandidate | null {
  if (!isJsonObject(json)) return null;
  const { move, rank } = json;
  return isCount(rank) && rank > 0 && typeof move === 'string' ? { rank, move } : null;
}

function readWalk(json: unknown): ShownWalk | null {
  if (!isJsonObject(json)) return null;
  const { algorithm, step } = json;
  const scope = readScope(json.scope);
  if (scope === null || !isCount(step)) return null;
  return { scope, algorithm: algorithmFor(scope, algorithm), step };
}

/** The GADDAG, if the scope does not exist for the algorithm. */
const algorithmFor = ({ kind }: WalkScope, algorithm: unknown): TraceAlgorithm => {
  if (algorithm === 'board') return kind === 'whole' ? 'board' : 'gaddag';
  return algorithm === 'dawg' ? 'dawg' : 'gaddag';
};

function readScope(json: unknown): WalkScope | null {
  if (!isJsonObject(json)) return null;
  if (json.kind === 'whole') return { kind: 'whole' };
  if (json.kind === 'candidate' && isCount(json.rank) && json.rank > 0)
    return { kind: 'candidate', rank: json.rank };
  if (json.kind !== 'anchor' || !isJsonObject(json.anchor)) return null;
  const { col, direction, row } = json.anchor;
  if (!isCount(row) || !isCount(col) || (direction !== 'across' && direction !== 'down')) return null;
  return { kind: 'anchor', anchor: { row, col, direction } };
}
