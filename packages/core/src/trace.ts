/** A search written down step by step, and why a play is not legal. */
export { findMarkers, nextMarker, previousMarker } from '../../../src/core/trace/markers';
export { Replay } from '../../../src/core/trace/replay';
export { traceCandidate, traceScope } from '../../../src/core/trace/traceScope';
export type { Trace } from '../../../src/core/trace/traceWriter';
export { explainAnywhere, explainTiles, explainWord } from '../../../src/core/trace/whyNot/whyNot';
