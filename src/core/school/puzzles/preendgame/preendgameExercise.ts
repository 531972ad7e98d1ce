import { tilesLeft } from '../../../alphabet/tileCounts';
import { entryAt } from '../../../certain';
import { isSameTurn } from '../../../game/turns/sameTurn';
import { PASS, type PlainTurn } from '../../../game/turns/turn';
import type { Gaddag } from '../../../lexicon/gaddag';
import { type Message, message } from '../../../message';
import { fail, ok, type Result } from '../../../result';
import { tilesNotation, turnNotation, turnOnBoard } from '../../../strategy/review/turnNotation';
import type { Band, ExerciseSource, Instance } from '../../exercise';
import { listMoves } from '../../ground';
import { playInstance } from '../playInstance';
import { type DrawResult, drawsOf, type PreendgamePuzzle, winsOf } from './preendgamePuzzle';
import { openPuzzle } from './puzzleFile';

/** By band: the lowest place of the answer in the list by equity. */
const LOWEST_RANKS = [3, 15, Number.POSITIVE_INFINITY] as const;

const bandOf = ({ rank }: PreendgamePuzzle): Band =>
  rank <= LOWEST_RANKS[0] ? 1 : rank <= LOWEST_RANKS[1] ? 2 : 3;

/** Find the turn that wins most; seeds that follow one another take all puzzles of a band in turn. */
export function makePreendgame(
  gaddag: Gaddag,
  source: ExerciseSource,
  puzzles: readonly PreendgamePuzzle[],
): Result<Instance, Message> {
  const ofBand = puzzles.filter((puzzle) => bandOf(puzzle) === source.band);
  const some = ofBand.length > 0 ? ofBand : puzzles;
  if (some.length === 0) return fail(message('school.preendgamesElsewhere'));
  const puzzle = entryAt(some, Math.abs(Number(source.seed) || 0) % some.length);
  const instance = instanceOf(gaddag, source, puzzle);
  // The header is the first line.
  const line = String(puzzles.indexOf(puzzle) + 2);
  return instance === null ? fail(message('school.preendgamesDamaged', { line })) : ok(instance);
}

/** Null if the answer is not a legal turn. */
function instanceOf(gaddag: Gaddag, source: ExerciseSource, puzzle: PreendgamePuzzle): Instance | null {
  const opened = openPuzzle(puzzle.cgp);
  if (opened === null) return null;
  const { position, scores } = opened;
  const { distribution } = position.rules;
  const moves = listMoves(gaddag, position);
  const turns: readonly PlainTurn[] = [
    ...Array.from({ length: moves.length }, (_, nth) => moves.moveAt(nth)),
    PASS,
  ];
  const notationOf = (turn: PlainTurn): string => turnNotation(turn, distribution);
  const best = turns.find((turn) => notationOf(turn) === puzzle.answer);
  if (best === undefined) return null;
  const draws = drawsOf(position);
  const results = new Map(
    [...puzzle.others].flatMap(([of, listed]) => listed.map((turn): [string, string] => [turn, of])),
  );
  // A play of one tile can be written in two ways.
  const resultsOf = (turn: PlainTurn): string => {
    if (isSameTurn(turn, best)) return puzzle.results;
    return results.get(notationOf(turns.find((each) => isSameTurn(each, turn)) ?? turn)) ?? '';
  };
  const all = draws.reduce((sum, { weight }) => sum + weight, 0);
  const explain = (turn: PlainTurn): Message => {
    const of = resultsOf(turn);
    const tilesWith = (...wanted: readonly DrawResult[]) =>
      draws.flatMap(({ tile, weight }, nth) =>
        wanted.some((each) => of[nth] === each) ? Array<number>(weight).fill(tile) : [],
      );
    const named = (...wanted: readonly DrawResult[]) => tilesNotation(tilesWith(...wanted), distribution);
    const play = turn.kind === 'pass' ? message('strategy.pass') : turnOnBoard(turn, position, distribution);
    if (!isSameTurn(turn, best))
      return message('school.preendgameOther', {
        play,
        tiles: named('l', 't'),
        most: winsOf(of, draws),
        all,
      });
    return message('school.preendgameBest', {
      play,
      wins: named('w'),
      ties: named('t'),
      tieCount: tilesWith('t').length,
      losses: named('l'),
      lossCount: tilesWith('l').length,
      won: winsOf(of, draws),
      all,
    });
  };
  const worthOf = (turn: PlainTurn): number => winsOf(resultsOf(turn), draws);
  const highest = turns.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
  const unseen = tilesLeft(distribution, [...position.tiles, ...position.rack]);
  return playInstance(source, {
    gaddag,
    values: { position, worthOf, explain },
    prompt: message('school.preendgamePrompt'),
    facts: [
      message('school.mistakeScores', { own: scores[0], other: scores[1], bag: 1 }),
      message('school.preendgameUnseen', { tiles: tilesNotation(unseen, distribution) }),
      message('school.preendgameLead'),
    ],
    best: { turn: best, value: worthOf(best) },
    bagCount: 1,
    refusal: (turn) => (isSameTurn(turn, best) ? null : explain(turn)),
    others: isSameTurn(highest, best) ? [] : [{ turn: highest, reason: explain(highest) }],
    end: null,
  });
}

const scoreOf = (turn: PlainTurn): number => (turn.kind === 'placement' ? turn.score : 0);
