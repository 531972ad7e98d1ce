import { lettersOfMask } from '../alphabet/letterMask';
import { letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { letterGlyph, tileGlyph } from '../alphabet/tileDistribution';
import { isAnchor } from '../board/anchorSquares';
import type { Position } from '../board/position';
import { along, isOnBoard, positionLabel, type Square, squareAt, squareIndex, tileAt } from '../board/square';
import { GADDAG_ROOT, type Gaddag } from '../lexicon/gaddag';
import { type Message, type MessageParams, message } from '../message';
import type { CrossChecks } from '../movegen/kernel/crossChecks';
import { eventAt, type Replay, type ReplayState } from '../trace/replay';
import { TraceCode } from '../trace/traceEvent';
import { tilesLeft } from './decision';

/** What the facts about a walk are read from. */
export interface WalkGround {
  readonly gaddag: Gaddag;
  readonly position: Position;
  readonly checks: CrossChecks;
  readonly replay: Replay;
}

/** All that decides what Gordon's walk does after `step` events. */
export function factsAt(ground: WalkGround, step: number): readonly Message[] {
  const { gaddag, position, replay } = ground;
  const state = replay.at(step);
  const facts = [
    pathFact(position, state),
    nodeFact(gaddag, position, arcOf(state)),
    rackFact(position, tilesLeft(position, state)),
    squareFact(ground, state),
    doneFact(position, replay, step),
  ];
  return facts.filter((fact) => fact !== null);
}

/** The arc that the walk stands on. */
export const arcOf = ({ path }: ReplayState): number => path.at(-1)?.arc ?? GADDAG_ROOT;

/** More arcs than this are counted from the other end. */
const MOST_MISSING = 6;

/** What leads on from a node. */
export function nodeFact(gaddag: Gaddag, position: Position, arc: number): Message {
  const mask = gaddag.letterMask(arc);
  const missing = lettersOfMask(~mask & everyLetter(position));
  const letters = lettersOfMask(mask);
  const isLong = letters.length > MOST_MISSING && missing.length <= MOST_MISSING;
  const arcs = letters.length === 0 ? 'none' : missing.length === 0 ? 'all' : isLong ? 'but' : 'some';
  return message('school.node', {
    arcs,
    letters: glyphsOf(position, isLong ? missing : letters),
    hasSeparator: gaddag.hasSeparator(arc) ? 'yes' : 'no',
    isWord: gaddag.accepts(arc) ? 'yes' : 'no',
  });
}

const everyLetter = ({ rules }: Position): number => 0xffff_ffff >>> (32 - rules.distribution.letters.length);

export const rackFact = ({ rules }: Position, tiles: readonly Tile[]): Message =>
  message('school.rack', {
    count: tiles.length,
    tiles: tiles.map((tile) => tileGlyph(rules.distribution, tile)).join(' '),
  });

function pathFact(position: Position, { path }: ReplayState): Message {
  const steps = path.map(({ kind, tile }) =>
    kind === 'separator' ? '$' : letterGlyph(position.rules.distribution, letterOf(tile)),
  );
  return message('school.path', { count: steps.length, path: steps.join(' ') });
}

/** The square that the walk tries next: it goes back from the anchor, and on after the separator. */
export function nextSquare(position: Position, { anchor, direction, path }: ReplayState): Square | null {
  if (anchor === null) return null;
  const last = path.at(-1);
  if (last === undefined) return squareAt(anchor, position.cols);
  const isForward = path.some(({ kind }) => kind === 'separator');
  return along(squareAt(last.square, position.cols), direction, isForward ? 1 : -1);
}

function squareFact({ checks, position }: WalkGround, state: ReplayState): Message | null {
  const square = nextSquare(position, state);
  if (square === null) return null;
  const index = squareIndex(square, position.cols);
  const isWall =
    !isOnBoard(position, square) ||
    (position.rules.layout.bricks[index] === true && position.tiles[index] === NO_TILE);
  if (isWall) return message('school.nextWall');
  const label = positionLabel(square, 'across');
  const tile = tileAt(position, square);
  if (tile !== NO_TILE)
    return message('school.nextTile', {
      square: label,
      letter: letterGlyph(position.rules.distribution, letterOf(tile)),
    });
  if (belongsToPrevious(position, square, state)) return message('school.nextAnchor', { square: label });
  return message('school.nextEmpty', takenLetters(position, checks, index, state.direction));
}

/** The letters that an empty square takes, as arguments of a message. */
export function takenLetters(
  position: Position,
  checks: CrossChecks,
  index: number,
  direction: ReplayState['direction'],
): MessageParams {
  const letters = lettersOfMask(checks[direction][index] ?? 0);
  const isAll = letters.length === position.rules.distribution.letters.length;
  return {
    square: positionLabel(squareAt(index, position.cols), 'across'),
    fit: isAll ? 'all' : letters.length === 0 ? 'none' : 'some',
    letters: glyphsOf(position, letters),
  };
}

/** Whether a word with this empty square before the anchor is one of an earlier anchor of the line. */
function belongsToPrevious(
  { rules, tiles, rack, cols, rows }: Position,
  square: Square,
  { anchor, direction, path }: ReplayState,
): boolean {
  if (path.length === 0 || path.some(({ kind }) => kind === 'separator')) return false;
  if (anchor === squareIndex(square, cols)) return false;
  const setup = { rules, tiles: [...tiles], rack: [...rack] };
  const touches = tileAt({ rows, cols, tiles }, along(square, direction, -1)) !== NO_TILE;
  return touches || isAnchor(setup, square, direction);
}

/** What the walk has already done since it came to its node; null if that is nothing. */
function doneFact(position: Position, { trace }: Replay, step: number): Message | null {
  const done: Message[] = [];
  let depth = 0;
  for (let index = step - 1; index >= 0 && depth >= 0; index--) {
    const { code, square, value } = eventAt(trace, index);
    switch (code) {
      case TraceCode.Backtracked:
        if (depth === 0)
          done.push(
            value === NO_TILE
              ? message('school.doneSeparator')
              : letterGlyph(position.rules.distribution, letterOf(value)),
          );
        depth++;
        break;
      case TraceCode.TilePlaced:
      case TraceCode.PlayThrough:
      case TraceCode.SeparatorCrossed:
      case TraceCode.AnchorEntered:
        depth--;
        break;
      case TraceCode.MoveRecorded:
        if (depth === 0) done.push(message('school.doneWord'));
        break;
      case TraceCode.EdgeReached:
      case TraceCode.PreviousAnchorReached:
        if (depth === 0) done.push(message('school.doneBlocked'));
        break;
      case TraceCode.NoArc:
        if (depth === 0 && position.tiles[square] !== NO_TILE) done.push(message('school.doneBlocked'));
        break;
      default:
    }
  }
  return done.length === 0 ? null : message('school.done', { done: done.reverse() });
}

const glyphsOf = ({ rules }: Position, letters: readonly number[]): string =>
  letters.map((letter) => letterGlyph(rules.distribution, letter)).join(' ');
