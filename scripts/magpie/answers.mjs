// Lines of MAGPIE's console as lines of SIU.

const MOVE = String.raw`(\d{1,2}[A-Z] +[A-Za-z()]+|[A-Z]\d{1,2} +[A-Za-z()]+|\(exch +[A-Z?]+\)|pass)`;
const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
/** The leave is missing if all tiles are played. */
const RANKED = String.raw`^\s*\d+:?\s+${MOVE}\s+(?:([A-Z?]+)\s+)?(-?\d+)\s+`;
const GEN_ROW = new RegExp(`${RANKED}${NUMBER}$`);
const SIM_ROW = new RegExp(String.raw`${RANKED}-\s+${Array(6).fill(NUMBER).join(String.raw`\s+`)}(?:\s|$)`);
const ENDGAME_DEPTH = /^Endgame \(depth: (\d+)/;
const ENDGAME_LINE = new RegExp(String.raw`^\s*${MOVE}\s+-?\d+\s+${NUMBER}\s+${NUMBER}(?=\s|$)(.*)$`);
const LINE_MOVE = new RegExp(String.raw`${MOVE}\s+-?\d+`, 'g');

/** @typedef {{ move: string, line: string }} Answer */

/** @param {string} move as MAGPIE writes it: letters that lie there already in parentheses */
export function siuMove(move) {
  const exchanged = /^\(exch +(.*)\)$/.exec(move)?.[1];
  return exchanged === undefined ? move.replace(/ +/, '.').replaceAll(/[()]/g, '') : `ex.${exchanged}`;
}

/**
 * @param {readonly string[]} lines
 * @returns {readonly Answer[]} best first
 */
export const genAnswers = (lines) =>
  lines.flatMap((row) => {
    const [, text, leave = '', score, equity] = GEN_ROW.exec(row) ?? [];
    if (text === undefined) return [];
    const move = siuMove(text);
    return [{ move, line: `info gen move ${move} score ${score} eq ${equity} leave ${leave}`.trimEnd() }];
  });

/**
 * @param {readonly string[]} lines
 * @returns {readonly Answer[]} best first
 */
export const simAnswers = (lines) =>
  lines.flatMap((row) => {
    const [, text, , , wins, winError, equity, equityError, , samples] = SIM_ROW.exec(row) ?? [];
    if (text === undefined) return [];
    const move = siuMove(text);
    const figures = `wp ${wins} wpse ${winError} eq ${equity} eqse ${equityError} iters ${samples}`;
    return [{ move, line: `info sim move ${move} ${figures}` }];
  });

/**
 * @param {readonly string[]} lines
 * @returns {readonly Answer[]}
 */
export function endgameAnswers(lines) {
  let depth = '0';
  return lines.flatMap((row) => {
    depth = ENDGAME_DEPTH.exec(row)?.[1] ?? depth;
    const [, text, value = '', , rest = ''] = ENDGAME_LINE.exec(row) ?? [];
    if (text === undefined) return [];
    const move = siuMove(text);
    const later = [...rest.matchAll(LINE_MOVE)].map(([, next = '']) => siuMove(next));
    const spread = value.startsWith('-') ? value : `+${value}`;
    return [
      { move, line: `info endgame depth ${depth} score spread ${spread} pv ${[move, ...later].join(' ')}` },
    ];
  });
}
