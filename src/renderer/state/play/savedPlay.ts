import type { Tile } from '../../../core/alphabet/tile';
import type { Rules } from '../../../core/board/rules';
import { MAX_SEED_LENGTH } from '../../../core/game/seed';
import { resumeGame } from '../../../core/game/startGame';
import type { TurnRules } from '../../../core/game/turnRules';
import { applyTurn } from '../../../core/game/turns/applyTurn';
import type { Turn } from '../../../core/game/turns/turn';
import { type Message, message } from '../../../core/message';
import { formatGcg } from '../../../core/notation/gcg/formatGcg';
import { parseGcg } from '../../../core/notation/gcg/parseGcg';
import { JsonFields, type JsonObject } from '../../../core/notation/text/jsonFields';
import { fail, ok, type Result } from '../../../core/result';
import type { Clock } from './clock';
import { isOver, type PlayedGame, type Seat, viewerOf } from './playedGame';

const MAX_TURNS = 10_000;
const MAX_MS = 1e9;
const MAX_SCORE = 999_999_999;

/**
 * An unfinished game for its file: its beginning and its turns, from which everything else follows. Null if
 * there is none to save.
 */
export function savePlay(play: PlayedGame | null): JsonObject | null {
  if (play === null || isOver(play)) return null;
  const { beginning, clock, game, lexicon, seats, start } = play;
  const [score1, score2] = start.scores;
  const lines = beginning.map((entry, index) => ({ ...entry, line: index + 1 }));
  return {
    lexicon,
    seats: seats.map(seatText),
    seed: String(start.seed),
    ...start.turnRules,
    beginning: formatGcg({ declaresUtf8: true, lines }),
    tiles: codes(start.position.tiles),
    racks: start.racks.map(codes),
    bag: codes(start.bag),
    score1,
    score2,
    player: start.player + 1,
    scorelessTurns: start.scorelessTurns,
    turns: game.history.map(({ turn, verdict }) => turnText(turn, verdict)),
    helped: codes(play.helped),
    ...(clock === null ? {} : clockFields(clock)),
  };
}

const clockFields = (clock: Clock): JsonObject => ({
  limitMs: clock.limitMs,
  hasOvertimePenalty: clock.hasOvertimePenalty,
  used1: whole(clock, 0),
  used2: whole(clock, 1),
});

const whole = ({ usedMs }: Clock, player: 0 | 1): number => Math.round(usedMs[player]);
const codes = (tiles: ArrayLike<number>): string => Array.from(tiles).join(',');

function seatText(seat: Seat): string {
  return seat.kind === 'person' ? `person ${seat.name}` : `agent ${seat.agent} ${seat.name}`;
}

function turnText(turn: Turn, verdict: 'phony' | 'good' | undefined): string {
  switch (turn.kind) {
    case 'placement': {
      const { col, direction, row, score, tiles } = turn;
      return ['place', row, col, direction, codes(tiles), score].join(' ');
    }
    case 'exchange':
      return ['exchange', codes(turn.tiles)].join(' ');
    case 'pass':
      return 'pass';
    case 'challenge':
      return ['challenge', verdict ?? 'good'].join(' ');
  }
}

/** Restores the game under these rules, with its clock stopped. The error is one sentence. */
export function readSavedPlay(saved: JsonObject, rules: Rules): Result<PlayedGame, Message> {
  const fields = new JsonFields(saved, 'play');
  const turnRules = readTurnRules(fields);
  const seats = fields.texts('seats', 2).map(readSeat);
  const open = {
    rules,
    turnRules,
    seed: fields.text('seed').slice(0, MAX_SEED_LENGTH),
    tiles: readCodes(fields.text('tiles')),
    racks: fields.texts('racks', 2).map(readCodes),
    bag: readCodes(fields.text('bag')),
    scores: [
      fields.integer('score1', -MAX_SCORE, MAX_SCORE),
      fields.integer('score2', -MAX_SCORE, MAX_SCORE),
    ],
    player: fields.integer('player', 1, 2) - 1,
    scorelessTurns: fields.integer('scorelessTurns', 0, MAX_TURNS),
  };
  const beginning = parseGcg(fields.text('beginning'));
  const turns = fields.texts('turns', MAX_TURNS);
  const lexicon = fields.text('lexicon');
  const helped = readCodes(fields.text('helped'));
  const clock = fields.has('limitMs') ? readClock(fields) : null;
  if (fields.problem !== undefined) return fail(fields.problem);
  const [first, second] = seats;
  if (!beginning.ok || first === undefined || second === undefined) return fail(UNREADABLE);
  const start = resumeGame(open);
  if (!start.ok) return start;
  let game = start.value;
  for (const text of turns) {
    const read = readTurn(text);
    if (read === undefined) return fail(UNREADABLE);
    const taken = applyTurn(game, read.turn, () => read.areWords);
    if (!taken.ok) return taken;
    game = taken.value;
  }
  const seated = [first, second] as const;
  return ok({
    game,
    start: start.value,
    seats: seated,
    lexicon,
    beginning: beginning.value.lines.map(({ line: _, ...entry }) => entry),
    viewer: viewerOf(seated, game),
    isCovered: seated.every(({ kind }) => kind === 'person') && turns.length > 0,
    judging: null,
    problem: null,
    hint: null,
    isAnalysisOpen: false,
    helped,
    clock,
    // After opening a file, the user first sees the current position.
    watch: { isPaused: seated.every(({ kind }) => kind === 'agent'), paceMs: 1000, walkTurn: null },
  });
}

const UNREADABLE = message('play.unreadable');

const readCodes = (text: string): readonly Tile[] =>
  text === '' ? [] : text.split(',').map((code) => (/^\d{1,5}$/.test(code) ? Number(code) : -1));

function readSeat(text: string): Seat {
  const [kind, ...words] = text.split(' ');
  if (kind !== 'agent') return { kind: 'person', name: words.join(' ') };
  return { kind: 'agent', agent: words[0] ?? '', name: words.slice(1).join(' ') };
}

function readClock(fields: JsonFields): Clock {
  const limitMs = fields.integer('limitMs', 0, MAX_MS);
  return {
    limitMs,
    // Earlier versions had no penalty.
    hasOvertimePenalty: fields.has('hasOvertimePenalty') && fields.flag('hasOvertimePenalty'),
    usedMs: [fields.integer('used1', 0, MAX_MS), fields.integer('used2', 0, MAX_MS)],
    running: null,
  };
}

function readTurn(text: string): { readonly turn: Turn; readonly areWords: boolean } | undefined {
  const [kind, ...rest] = text.split(' ');
  if (kind === 'pass') return { turn: { kind }, areWords: true };
  if (kind === 'challenge') return { turn: { kind }, areWords: rest[0] !== 'phony' };
  if (kind === 'exchange') return { turn: { kind, tiles: readCodes(rest[0] ?? '') }, areWords: true };
  const [row = '', col = '', direction = '', tiles = '', score = ''] = rest;
  if (kind !== 'place' || ![row, col, score].every((each) => /^-?\d{1,9}$/.test(each))) return undefined;
  if (direction !== 'across' && direction !== 'down') return undefined;
  const place = { row: Number(row), col: Number(col), direction } as const;
  return {
    turn: { kind: 'placement', ...place, tiles: readCodes(tiles), score: Number(score) },
    areWords: true,
  };
}

function readTurnRules(fields: JsonFields): TurnRules {
  const oneOf = <Choice extends string>(key: string, choices: readonly Choice[], usual: Choice): Choice => {
    const text = fields.text(key);
    return choices.find((choice) => choice === text) ?? usual;
  };
  return {
    scorelessTurnLimit: fields.integer('scorelessTurnLimit', 1, MAX_TURNS),
    isZeroPlayScoreless: fields.flag('isZeroPlayScoreless'),
    ending: oneOf('ending', ['out', 'last-round'], 'out'),
    outSettlement: oneOf('outSettlement', ['double', 'transfer', 'none'], 'double'),
    scorelessSettlement: oneOf('scorelessSettlement', ['own-rack', 'none'], 'own-rack'),
    challenge: oneOf('challenge', ['void', 'single', 'double', 'triple', '+5', '+10'], 'double'),
  };
}
