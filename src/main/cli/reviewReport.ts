import type { KeptReview } from '../../contract/review/reviewApi';
import type { TileDistribution } from '../../core/alphabet/tileDistribution';
import type { Message } from '../../core/message';
import { costOf, mistakeSize } from '../../core/strategy/review/mistakes';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import { type PlayerSummary, summarise } from '../../core/strategy/review/reviewSummary';
import { tilesNotation, turnNotation } from '../../core/strategy/review/turnNotation';
import { percent, signed } from '../../texts/figures';
import { fixed } from '../../texts/numbers';
import { say } from '../../texts/say';
import { text } from '../../texts/text';

/** A game that has been reviewed. */
export interface GameReport {
  readonly file: string;
  readonly review: KeptReview;
  readonly players: readonly [string, string];
  readonly scores: readonly [number, number];
  /** For the first player: 1, 0, or ½ for a tie; null if the game is not over. */
  readonly result: number | null;
  readonly distribution: TileDistribution;
  /** Errors in the record. */
  readonly problems: readonly Message[];
}

/** A turn as programs read it; points and shares are rounded. */
function rowOf(turn: ReviewedTurn, { distribution, players }: GameReport) {
  const { isWithdrawn, line, luck, nth, phony, played, player, rack, unjudged, valuation, winShare } = turn;
  const cost = valuation === null ? null : costOf(valuation);
  const best = valuation?.best;
  return {
    turn: nth + 1,
    line,
    player: players[player],
    rack: tilesNotation(rack, distribution),
    played: played === null ? null : turnNotation(played, distribution),
    score: played?.kind === 'placement' ? played.score : 0,
    best: best === undefined ? null : turnNotation(best.turn, distribution),
    bestScore: best?.turn.kind === 'placement' ? best.turn.score : best === undefined ? null : 0,
    method: valuation?.method ?? null,
    points: valuation === null ? null : rounded(valuation.played.points, 3),
    bestPoints: best === undefined ? null : rounded(best.points, 3),
    cost: cost === null ? null : rounded(cost.points, 3),
    costError: valuation?.error == null ? null : rounded(valuation.error.points, 3),
    winShareLost: cost === null ? null : rounded(cost.winShare, 5),
    winShareLostError: valuation?.error == null ? null : rounded(valuation.error.winShare, 5),
    mistake: valuation === null ? null : mistakeSize(valuation),
    luck: luck === null ? null : rounded(luck, 2),
    firstPlayerWinShare: rounded(winShare, 5),
    phony: phony?.words ?? [],
    withdrawn: isWithdrawn,
    notJudged: unjudged,
  };
}

type Row = ReturnType<typeof rowOf>;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** One JSON object on one line. */
export function formatReviewJson(report: GameReport): string {
  const { file, players, problems, result, review, scores } = report;
  const { origin, turns } = review;
  const judged = ([0, 1] as const).map((player) => {
    const { luck, points, winShare, ...summary } = summarise(turns, player);
    return {
      name: players[player],
      score: scores[player],
      ...summary,
      cost: rounded(points, 3),
      winShareLost: rounded(winShare, 5),
      luck: rounded(luck, 2),
    };
  });
  return `${JSON.stringify({
    file,
    origin,
    problems: problems.map(say),
    result,
    players: judged,
    turns: turns.map((turn) => rowOf(turn, report)),
  })}\n`;
}

const COLUMNS: readonly (keyof Row)[] = [
  'turn',
  'line',
  'player',
  'rack',
  'played',
  'score',
  'best',
  'bestScore',
  'method',
  'points',
  'bestPoints',
  'cost',
  'costError',
  'winShareLost',
  'winShareLostError',
  'mistake',
  'luck',
  'firstPlayerWinShare',
  'phony',
  'withdrawn',
  'notJudged',
];

export const REVIEW_CSV_HEAD = `${['file', ...COLUMNS].join(',')}\n`;

/** A line for each turn. */
export const formatReviewCsv = (report: GameReport): string =>
  report.review.turns
    .map((turn) => {
      const row = rowOf(turn, report);
      return `${[report.file, ...COLUMNS.map((column) => row[column])].map(csvField).join(',')}\n`;
    })
    .join('');

/** Text that a spreadsheet would take for a formula gets an apostrophe before its sign. */
function csvField(value: Row[keyof Row]): string {
  if (typeof value === 'number') return String(value);
  const plain = value === null ? '' : Array.isArray(value) ? value.join(' ') : String(value);
  const safe = /^[=+@\t\r-]/.test(plain) && plain !== '-' ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** As text for people. */
export function formatReviewText(report: GameReport): string {
  const { file, players, problems, review, scores } = report;
  const { origin, turns } = review;
  const head = text('reviewCommand.finished', {
    name: file,
    turns: turns.length,
    lexicon: origin.lexicon.name,
  });
  const [first] = problems;
  const lines = [
    head,
    ...(first === undefined
      ? []
      : [text('reviewCommand.problems', { count: problems.length, first: say(first) })]),
    ...turns.map((turn) => turnLine(turn, report)),
    ...([0, 1] as const).map((player) =>
      playerLine(players[player], scores[player], summarise(turns, player)),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function turnLine(turn: ReviewedTurn, report: GameReport): string {
  const row = rowOf(turn, report);
  return [
    String(row.turn).padStart(3),
    row.player.padEnd(widest(report.players)),
    row.rack.padEnd(8),
    (row.played ?? '?').padEnd(18),
    String(row.score).padStart(4),
    ` ${notesOf(turn, row).join('; ')}`,
  ]
    .join(' ')
    .trimEnd();
}

const widest = (names: readonly string[]): number => Math.max(...names.map(({ length }) => length));

function notesOf({ isWithdrawn, luck, phony, unjudged }: ReviewedTurn, row: Row): readonly string[] {
  const notes: string[] = [];
  if (phony !== null)
    notes.push(
      text('reviewCommand.phony', { words: phony.words.join(', '), isWithdrawn: String(isWithdrawn) }),
    );
  if (unjudged !== null) notes.push(text('reviewCommand.unjudged', { reason: unjudged }));
  if (row.best !== null && row.mistake !== 'none')
    notes.push(
      text('reviewCommand.mistake', {
        size: row.mistake ?? '',
        best: row.best,
        points: fixed(row.cost ?? 0, 1),
        share: percent(row.winShareLost ?? 0),
        method: row.method ?? '',
        error: percent(row.winShareLostError ?? 0),
      }),
    );
  if (luck !== null) notes.push(text('reviewCommand.luck', { luck: signed(luck) }));
  return notes;
}

const playerLine = (player: string, score: number, summary: PlayerSummary): string =>
  text('reviewCommand.player', {
    player,
    score: String(score),
    index: fixed(summary.mistakeIndex, 1),
    rating: String(summary.rating ?? 'none'),
    large: summary.mistakes.large,
    medium: summary.mistakes.medium,
    small: summary.mistakes.small,
    points: fixed(summary.points, 1),
    share: percent(summary.winShare),
    judged: summary.judged,
    turns: summary.turns,
    luck: signed(summary.luck),
  });
