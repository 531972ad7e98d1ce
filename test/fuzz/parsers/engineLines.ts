import { parseSiuAnswer, type SiuRow } from '../../../src/core/notation/siu/siuAnswer';
import { MAX_PART } from '../../../src/core/notation/text/textBounds';
import { ofText, type Subject, shown } from './subject';

const LINES = [
  'id name Script 1.2',
  'capability gen sim auto stop',
  'option name Book Style type combo default plain var plain var wild',
  'option name Threads type spin default 1 min 1 max 8',
  'info string provenance engine=Script/1.2 lexicon=own',
  'info string ignored movetime',
  'info gen move 8H.AB score 8 eq -10.50 leave CDEFG',
  'info sim move ex.C wp 55.00 wpse 1.50 eq 2.00 eqse 2.50 iters 110',
  'info endgame depth 2 score spread +12 pv 8H.AB pass',
  'info peg move 8H.AB w:AB|AC d:BB l:AH spread -3.5',
  'bestmove 8H.AB',
];

const COUNTS = ['samples', 'depth', 'wins', 'ties', 'losses'];

const isPossible = ([figure, value]: readonly [string, number]): boolean =>
  Number.isFinite(value) &&
  (!COUNTS.includes(figure) || (Number.isInteger(value) && value >= 0)) &&
  (!figure.endsWith('Error') || value >= 0) &&
  (figure !== 'winPercent' || (value >= 0 && value <= 100));

function checkRow({ figures, move }: SiuRow): void {
  if (move === '' || move.length > MAX_PART) throw new Error(`A move: ${shown(move)}`);
  const wrong = Object.entries(figures).find((figure) => !isPossible(figure));
  if (wrong !== undefined) throw new Error(`A figure: ${shown(wrong)}`);
}

export const ENGINE_SUBJECTS: readonly Subject[] = [
  ofText('line of an engine', LINES, (line) => {
    const answer = parseSiuAnswer(line);
    if (answer.kind === 'row') checkRow(answer.row);
    return answer.kind === 'unknown' || answer.kind === 'bad-figure' ? ['No line of SIU.'] : 'accepted';
  }),
];
