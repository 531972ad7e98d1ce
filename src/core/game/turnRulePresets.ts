import { CLASSIC_TURN_RULES, type TurnRules } from './turnRules';

/** Mobile games: phonies are refused, and the points left go from one player to the other. */
const ONLINE: TurnRules = {
  ...CLASSIC_TURN_RULES,
  scorelessTurnLimit: 3,
  outSettlement: 'transfer',
  challenge: 'void',
};

/**
 * The turn rules of the games that our boards belong to, by board name. If the makers have not published how
 * scoreless turns end the game (Wordfeud, Kelimelik, Duel), the rules of similar games apply.
 */
const PRESETS: ReadonlyMap<string, TurnRules> = new Map(
  Object.entries({
    Standard: CLASSIC_TURN_RULES,
    Super: CLASSIC_TURN_RULES,
    Duel: { ...ONLINE, scorelessTurnLimit: 6 },
    Wordfeud: ONLINE,
    'Words With Friends': ONLINE,
    Kelimelik: ONLINE,
    // An empty bag leaves both players one turn; remaining tiles then do not count.
    Crossplay: { ...ONLINE, ending: 'last-round', outSettlement: 'none', scorelessSettlement: 'none' },
  }),
);

/** The turn rules for a board; classic if the board belongs to none of these games. */
export const turnRulesOf = (boardName: string): TurnRules => PRESETS.get(boardName) ?? CLASSIC_TURN_RULES;

/** The turn rules for rules whose name is "board, tile set". */
export const turnRulesFor = ({ name }: { readonly name: string }): TurnRules =>
  turnRulesOf(name.split(', ')[0] ?? name);
