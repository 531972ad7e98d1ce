import { type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import { findAnchorOfWord } from '../../board/anchorSquares';
import type { Position } from '../../board/position';
import { along, type DirectedSquare, isOnBoard, positionLabel, squareIndex } from '../../board/square';
import { certain, entryAt } from '../../certain';
import { countPlayed } from '../../game/turns/placement';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Message, message } from '../../message';
import type { Move } from '../../movegen/move';
import { explainMove } from '../../scoring/explainMove';
import type { Trace } from '../traceWriter';
import { crossWordWith } from './crossWord';
import { lettersOf, type PutTile, playOfTiles, type WantedPlay, withNeighbours } from './wantedPlay';
import { walkWanted } from './wantedWalk';
import { inOrder, type WhyNotCause } from './whyNotCause';

/** Why a play is not a candidate, or that it is one. */
export interface WhyNot {
  /** First square of the word including adjoining tiles; null for tiles that form no word. */
  readonly place: DirectedSquare | null;
  readonly word: string;
  /** The first cause, or that it is a candidate, in one sentence. */
  readonly headline: Message;
  /**
   * Whether the requested word is in the lexicon, in one sentence; null if `causes` already covers it or
   * there is nothing to add.
   */
  readonly lexiconNote: Message | null;
  /** Every cause: fit on the board, tiles, words. Empty for a candidate. */
  readonly causes: readonly WhyNotCause[];
  /** The play as the generator lists it; null if it is not a candidate. */
  readonly move: Move | null;
  /** The walk up to the first cause, or to the move. Empty if no walk starts at the play. */
  readonly trace: Trace;
}

const NO_TRACE: Trace = { records: new Int32Array(0), length: 0, total: 0 };

/** Explains why the word with these letters is not a candidate at this place. */
export function explainWord(gaddag: Gaddag, position: Position, wanted: WantedPlay): WhyNot {
  const first = tileAtStart(position, wanted);
  const asked = wanted.tiles.map(letterOf);
  if (first !== null)
    return withNote(gaddag, position, asked, refused(null, spell(position, asked), [first]));
  const whole = withNeighbours(position, wanted);
  const isLonger = whole.tiles.length > wanted.tiles.length;
  const answer = judge(gaddag, position, whole, isLonger ? spell(position, asked) : null);
  return withNote(gaddag, position, asked, answer);
}

/** Explains why these tiles on these squares are not a candidate. */
export function explainTiles(gaddag: Gaddag, position: Position, put: readonly PutTile[]): WhyNot {
  const play = playOfTiles(position, put);
  if (!play.ok) return refused(null, '', play.error);
  const answer = judge(gaddag, position, play.value, null);
  return withNote(gaddag, position, lettersOf(position, play.value), answer);
}

/**
 * Explains why the word is not a candidate anywhere. Answers for the place where it scores most or, if it is
 * not a candidate, for the place with the fewest causes; among equals, for the place where the walk gets
 * furthest.
 */
export function explainAnywhere(gaddag: Gaddag, position: Position, tiles: readonly Tile[]): WhyNot {
  let best: WhyNot | null = null;
  for (const direction of ['across', 'down'] as const)
    for (let row = 0; row < position.rows; row++)
      for (let col = 0; col < position.cols; col++) {
        const end = along({ row, col }, direction, tiles.length - 1);
        if (end.row >= position.rows || end.col >= position.cols) continue;
        const answer = explainWord(gaddag, position, { row, col, direction, tiles });
        if (best === null || isBetter(answer, best)) best = answer;
      }
  return best ?? explainWord(gaddag, position, { row: 0, col: 0, direction: 'across', tiles });
}

function isBetter(a: WhyNot, b: WhyNot): boolean {
  if (a.move !== null || b.move !== null) return (a.move?.score ?? -1) > (b.move?.score ?? -1);
  const isOnBoard = ({ trace }: WhyNot) => (trace.length > 0 ? 0 : 1);
  const byWalk = isOnBoard(a) - isOnBoard(b);
  if (byWalk !== 0) return byWalk < 0;
  if (a.causes.length !== b.causes.length) return a.causes.length < b.causes.length;
  return a.trace.length > b.trace.length;
}

/** @param typed the requested word, if adjoining tiles turn it into another one */
function judge(gaddag: Gaddag, position: Position, play: WantedPlay, typed: string | null): WhyNot {
  const anchor = findAnchor(position, play);
  const { causes: met, trace, laid } = walkWanted(gaddag, position, play, anchor);
  const word = wordOf(position, play);
  const leaving = anchor === null ? met.filter(({ code }) => code === 'outside-board') : [];
  const causes = inOrder([
    // Tiles off the board cannot be checked for contact.
    ...leaving,
    ...findRuleCauses(position, play, anchor),
    ...met.filter((cause) => !leaving.includes(cause)),
  ]);
  if (typed !== null) {
    const key = causes.length === 0 ? 'whyNot.longerWordPlayable' : 'whyNot.longerWord';
    const squares = neighbours(position, play);
    causes.unshift({ code: 'longer-word', message: message(key, { typed, word }), detail: null, squares });
  }
  const { row, col, direction } = play;
  const place = { row, col, direction };
  if (causes.length > 0) return { ...refused(place, word, causes), trace };
  const move = moveOf(position, play, laid);
  const { score } = move;
  const headline = message('whyNot.candidate', { word, place: positionLabel(place, direction), score });
  return { place, word, headline, lexiconNote: null, causes, move, trace };
}

function refused(place: DirectedSquare | null, word: string, causes: readonly WhyNotCause[]): WhyNot {
  const headline = certain(causes[0], 'a cause').message;
  return { place, word, headline, lexiconNote: null, causes, move: null, trace: NO_TRACE };
}

/** Adds whether the requested letters form a word, unless a cause covers it or the play is a candidate. */
function withNote(gaddag: Gaddag, position: Position, asked: readonly LetterCode[], answer: WhyNot): WhyNot {
  const word = spell(position, asked);
  const isSaid =
    answer.word === word && answer.causes.some(({ code }) => code === 'no-arc' || code === 'no-word');
  if (answer.move !== null || isSaid || asked.includes(0)) return answer;
  const key = gaddag.acceptsWord(asked) ? 'whyNot.inLexicon' : 'whyNot.notInLexicon';
  return { ...answer, lexiconNote: message(key, { word }) };
}

function tileAtStart({ rows, cols }: Position, { row, col }: WantedPlay): WhyNotCause | null {
  if (row < rows && col < cols) return null;
  const refusal = message('whyNot.outsideBoard', { place: positionLabel({ row, col }, 'across') });
  return { code: 'outside-board', message: refusal, detail: null, squares: [] };
}

/** Causes from the rules of play, independent of the letters. */
function findRuleCauses(position: Position, play: WantedPlay, anchor: number | null): WhyNotCause[] {
  const { tiles, direction } = play;
  const causes: WhyNotCause[] = [];
  const squares = tiles
    .map((_, i) => along(play, direction, i))
    .filter((square) => isOnBoard(position, square))
    .map((square) => squareIndex(square, position.cols));
  if (tiles.length === 1)
    causes.push({ code: 'one-letter', message: message('whyNot.oneLetter'), detail: null, squares });
  if (squares.length === tiles.length && squares.every((square) => position.tiles[square] !== NO_TILE))
    causes.push({
      code: 'no-tile-played',
      message: message('whyNot.noTilePlayed'),
      detail: null,
      squares,
    });
  if (anchor !== null) return causes;
  const { start } = position.rules.layout;
  if (position.isEmptyBoard) {
    causes.push({
      code: 'start-not-covered',
      message: message('whyNot.startNotCovered', { place: positionLabel(start, 'across') }),
      detail: null,
      squares: [squareIndex(start, position.cols)],
    });
  } else
    causes.push({
      code: 'touches-nothing',
      message: message('whyNot.touchesNothing'),
      detail: null,
      squares,
    });
  return causes;
}

/**
 * Index of the square of the play at which its walk begins; null if it touches no tile or does not cover the
 * start square.
 */
function findAnchor({ rules, tiles }: Position, play: WantedPlay): number | null {
  return findAnchorOfWord(rules.layout, tiles, play, play.tiles.length);
}

/** The play as it is listed: a single tile that makes words both ways is an across move. */
function moveOf(position: Position, play: WantedPlay, laid: readonly Tile[]): Move {
  const move = acrossMoveOf(position, play, laid) ?? {
    kind: 'placement',
    row: play.row,
    col: play.col,
    direction: play.direction,
    tiles: laid,
    score: 0,
  };
  return { ...move, score: explainMove(position, move).total };
}

/** The across word of a single tile that is played down; null if there is none. */
function acrossMoveOf(position: Position, play: WantedPlay, laid: readonly Tile[]): Move | null {
  const nth = laid.findIndex((tile) => tile !== NO_TILE);
  const isSingle = countPlayed(laid) === 1;
  if (play.direction === 'across' || !isSingle) return null;
  const tile = entryAt(laid, nth);
  const square = along(play, play.direction, nth);
  const number = squareIndex(square, position.cols);
  const { row, col, letters } = crossWordWith(position, number, 'across', letterOf(tile));
  if (letters.length === 1) return null;
  const tiles = letters.map((_, i) => (col + i === square.col ? tile : NO_TILE));
  return { kind: 'placement', row, col, direction: 'across', tiles, score: 0 };
}

const wordOf = (position: Position, play: WantedPlay): string => spell(position, lettersOf(position, play));

const spell = ({ rules }: Position, letters: readonly LetterCode[]): string =>
  letters.map((letter) => letterGlyph(rules.distribution, letter)).join('');

/** The squares of tiles that were not part of the request: the runs at both ends of the play. */
function neighbours(position: Position, { row, col, direction, tiles }: WantedPlay): number[] {
  const taken = tiles.map((tile) => tile === NO_TILE);
  const firstWanted = taken.indexOf(false);
  const lastWanted = taken.lastIndexOf(false);
  return tiles.flatMap((_, i) => {
    const square = along({ row, col }, direction, i);
    return i < firstWanted || i > lastWanted ? [squareIndex(square, position.cols)] : [];
  });
}
