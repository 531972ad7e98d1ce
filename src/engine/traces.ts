import type { RequestError } from '../contract/requests/requestError';
import type {
  JudgedPlay,
  NodesRequest,
  TraceAnswer,
  TraceRequest,
  WhyNotRequest,
} from '../contract/walk/traceApi';
import { alphabetOf } from '../core/alphabet/alphabet';
import { blankAs, isBlank, letterOf, type Tile } from '../core/alphabet/tile';
import type { Position } from '../core/board/position';
import { tileSetName } from '../core/board/ruleNames';
import { entryAt } from '../core/certain';
import type { Gaddag } from '../core/lexicon/gaddag';
import { type GraphNode, GraphReader } from '../core/lexicon/graphNode';
import { LetterReader } from '../core/lexicon/wordList/letterReader';
import { type Message, message } from '../core/message';
import { quoted } from '../core/quoted';
import { fail, ok, type Result } from '../core/result';
import { findMarkers } from '../core/trace/markers';
import { locateMoves, type TraceMoves } from '../core/trace/traceMoves';
import { type TracedSearch, type TraceScope, traceScope } from '../core/trace/traceScope';
import { rankPlay } from '../core/trace/whyNot/rankPlay';
import { explainAnywhere, explainTiles, explainWord } from '../core/trace/whyNot/whyNot';
import type { Generation } from './generations';
import { judgePlay } from './judgePlay';

const badRequest = (why: Message) => fail<RequestError>({ code: 'bad-request', message: why });

/** Traces a part of the search that found the generation's candidates. */
export function traceGeneration(
  generation: Generation,
  { scope, algorithm }: TraceRequest,
): Result<TraceAnswer, RequestError> {
  const { position, moves, order, lexicon } = generation;
  if (scope.kind === 'candidate' && scope.rank > order.length)
    return badRequest(
      message('engine.noCandidate', { rank: String(scope.rank), count: String(order.length) }),
    );
  const coreScope: TraceScope =
    scope.kind === 'candidate'
      ? { kind: 'candidate', move: moves.moveAt(entryAt(order, scope.rank - 1)) }
      : scope;
  const traced = traceScope(lexicon.gaddag, position, coreScope, { algorithm });
  if (!traced.ok) return badRequest(traced.error);
  const { summary, trace } = traced.value;
  return ok({
    records: trace.records,
    total: trace.total,
    starts: trace.starts,
    summary,
    markers: findMarkers(trace),
    moves:
      scope.kind === 'candidate'
        ? oneMove(generation, scope.rank, traced.value)
        : locateMoves(traced.value, generation),
  });
}

/** The walk to a single candidate ends with it. */
const oneMove = ({ moves, order }: Generation, rank: number, { trace }: TracedSearch): TraceMoves => ({
  ranks: Uint32Array.of(rank),
  scores: Float64Array.of(moves.scoreAt(entryAt(order, rank - 1))),
  steps: Uint32Array.of(trace.length),
});

/** Explains why a play is not a candidate of the generation, or returns its rank. */
export function askWhyNot(
  generation: Generation,
  { wanted }: WhyNotRequest,
): Result<JudgedPlay, RequestError> {
  const { position, lexicon } = generation;
  const { gaddag } = lexicon;
  const { letters, name } = position.rules.distribution;
  if (wanted.kind === 'tiles') {
    const unknown = wanted.tiles.find(({ tile }) => !isTileOf(tile, letters.length));
    if (unknown !== undefined)
      return badRequest(message('engine.noTile', { tileSet: name, tile: String(unknown.tile) }));
    return ok(
      judgePlay(rankPlay(explainTiles(gaddag, position, wanted.tiles), generation, true), generation),
    );
  }
  const read = readWord(position, wanted.text);
  if (!read.ok) return read;
  const answer =
    wanted.place === null
      ? explainAnywhere(gaddag, position, read.value)
      : explainWord(gaddag, position, { ...wanted.place, tiles: read.value });
  return ok(judgePlay(rankPlay(answer, generation, read.value.some(isBlank)), generation));
}

function isTileOf(tile: Tile, letterCount: number): boolean {
  const letter = letterOf(tile);
  return letter >= 1 && letter <= letterCount && (tile === letter || tile === blankAs(letter));
}

/**
 * Lower case among capitals is a blank, as in `MISTAKEn`; a word all in lower case, or like `Mistaken`, has
 * no blanks.
 */
function readWord({ rules }: Position, text: string): Result<readonly Tile[], RequestError> {
  const alphabet = alphabetOf(rules.distribution);
  const read = new LetterReader(alphabet).read(text);
  if ('letters' in read) {
    const saysBlanks = isUpper(text.charAt(0))
      ? [...text].filter(isUpper).length > 1
      : [...text].some(isUpper);
    if (!saysBlanks) return ok(read.letters);
    let at = 0;
    return ok(
      read.letters.map((letter) => {
        const first = text.charAt(at);
        at += entryAt(alphabet, letter - 1).length;
        return isUpper(first) ? letter : blankAs(letter);
      }),
    );
  }
  const unknown = message('engine.unknownLetter', {
    letter: quoted(read.unknown),
    text: quoted(text),
    tileSet: tileSetName(rules.distribution),
  });
  return badRequest(unknown);
}

const isUpper = (character: string): boolean => character !== character.toLowerCase();

const graphs = new WeakMap<Gaddag, GraphReader>();

/** The nodes that arcs lead to. The required pass over the lexicon is made only once. */
export function readNodes(
  gaddag: Gaddag,
  { arcs }: NodesRequest,
): Result<readonly GraphNode[], RequestError> {
  const graph = graphs.get(gaddag) ?? new GraphReader(gaddag);
  graphs.set(gaddag, graph);
  const unknown = arcs.find((arc) => !graph.hasArc(arc));
  if (unknown !== undefined) return badRequest(message('engine.noArc', { arc: String(unknown) }));
  return ok(arcs.map((arc) => graph.nodeOf(arc)));
}
