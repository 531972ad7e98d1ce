import { positionLabel } from '../../../core/board/square';
import type { CorrectedTurn } from '../../../core/notation/gcg/branches/correctTurn';
import {
  correctTurn,
  readTypedTurn,
  recordedTurn,
  type TypedTurn,
} from '../../../core/notation/gcg/branches/correctTurn';
import { declaredTilesOf, formatGcgTiles } from '../../../core/notation/gcg/gcgTiles';
import { resolvePlay } from '../../../core/notation/gcg/replay/resolvePlay';
import { say } from '../../../texts/say';
import { newlyWrong } from '../../state/document/editGame';
import { type OpenGame, positionShown, treeOf, withTree } from '../../state/document/openGame';

/** The recorded turn as its form begins with it. */
export function typedTurnOf(game: OpenGame): TypedTurn {
  const event = recordedTurn(treeOf(game), game.branch, game.turn);
  const declared = declaredTilesOf(game.record);
  const text = (tiles: readonly string[]) => formatGcgTiles(tiles, declared);
  const blank: TypedTurn = {
    player: event?.player ?? 0,
    kind: 'pass',
    rack: event !== undefined && 'rack' in event ? text(event.rack) : '',
    place: '',
    word: '',
    exchanged: '',
    score: '',
  };
  if (event?.kind === 'placement') {
    const place = positionLabel(event.at.square, event.at.direction);
    return { ...blank, kind: event.kind, place, word: text(event.word), score: String(event.score) };
  }
  if (event?.kind !== 'exchange') return blank;
  const { exchanged } = event;
  return {
    ...blank,
    kind: event.kind,
    exchanged: typeof exchanged === 'number' ? String(exchanged) : text(exchanged),
  };
}

export interface CorrectionView {
  /** Null if a field cannot be read. */
  readonly turn: CorrectedTurn | null;
  /** Why it cannot be read. */
  readonly problem: string | null;
  /** The score by the rules; null if it is none or cannot be computed. */
  readonly score: string | null;
  /** What is wrong with the turn as it is typed, and with later ones that are right now. */
  readonly warnings: readonly string[];
}

export function correctionOf(game: OpenGame, typed: TypedTurn): CorrectionView {
  const score = scoreByRules(game, typed);
  const read = readTypedTurn(
    { ...typed, score: typed.score.trim() === '' ? (score ?? '') : typed.score },
    game.record,
  );
  if (!read.ok) return { turn: null, problem: say(read.error), score, warnings: [] };
  const tree = treeOf(game);
  const after = withTree(game, correctTurn(tree, game.branch, game.turn, read.value), game.branch, game.turn);
  const { turn } = positionShown(after);
  const own = after.problems.filter(({ line }) => line === turn?.line).map(({ message }) => say(message));
  const later = newlyWrong(game, after);
  return {
    turn: read.value,
    problem: null,
    score,
    warnings: later === null ? own : [...own, say(later)],
  };
}

function scoreByRules({ positions, record, turn }: OpenGame, typed: TypedTurn): string | null {
  const read = readTypedTurn({ ...typed, score: '0' }, record);
  const setup = positions[turn]?.setup;
  if (!read.ok || read.value.kind !== 'placement' || setup === undefined) return null;
  const { score } = resolvePlay(read.value, setup.tiles, setup.rules);
  return score === undefined ? null : String(score);
}
