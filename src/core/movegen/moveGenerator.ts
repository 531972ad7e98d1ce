import type { Position } from '../board/position';
import type { Rules } from '../board/rules';
import { highestScore } from '../board/scoreLimit';
import type { Gaddag } from '../lexicon/gaddag';
import { type WordGraph, wordGraphOf } from '../lexicon/wordGraph';
import { walkBoard } from './boardWalk/boardWalk';
import { RackStates } from './boardWalk/rackStates';
import { MAX_PATH } from './boardWalk/startTable';
import { GordonSearch } from './kernel/gordonSearch';
import type { MoveList } from './moveList';

/** `walkBoard` computes with integers below this, with room for the sums on the way to a score. */
const MAX_SCORE = 2 ** 30;

/**
 * Lists every legal placement of a position, each exactly once, by `walkBoard`, or by Gordon's walk if that
 * cannot hold the rack or the scores. Keep one generator per lexicon: it owns its working memory.
 */
export class MoveGenerator {
  private readonly words: WordGraph;
  private gordon: GordonSearch | undefined;
  /** By number of tiles on the rack: whether `walkBoard` can compute the scores, with the rules used last. */
  private hasLowScores: (boolean | undefined)[] = [];
  private rules: Rules | undefined;

  constructor(private readonly gaddag: Gaddag) {
    this.words = wordGraphOf(gaddag);
  }

  /** Fills `moves`, in no useful order; with the best ones if there are more than it keeps. */
  generate(position: Position, moves: MoveList): void {
    if (this.fitsBoardWalk(position)) walkBoard(this.words, position, moves);
    else {
      this.gordon ??= new GordonSearch(this.gaddag);
      this.gordon.generate(position, moves);
    }
  }

  /** Nearly always: not with racks of many different tiles, nor where scores reach a billion points. */
  private fitsBoardWalk({ rack, rules }: Position): boolean {
    if (rules !== this.rules) {
      this.rules = rules;
      this.hasLowScores = [];
    }
    this.hasLowScores[rack.length] ??= highestScore(rules, rack.length) < MAX_SCORE;
    return this.hasLowScores[rack.length] === true && rack.length <= MAX_PATH && RackStates.takes(rack);
  }
}
