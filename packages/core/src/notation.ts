/** Text formats. Each parser returns a result; an error is one message: what, where, what is allowed. */
export { formatGcg } from '../../../src/core/notation/gcg/formatGcg';
export { parseGcg, readGcg } from '../../../src/core/notation/gcg/parseGcg';
export { formatCgp, parseCgp } from '../../../src/core/notation/positions/cgp';
export { formatMoveLine, formatMoveTiles } from '../../../src/core/notation/positions/moveList';
export { formatRack, parseRack } from '../../../src/core/notation/positions/rack';
