import { CLASSIC_TURN_RULES, type TurnRules } from './turnRules';

/** Games on a telephone: no phonies, and what is left goes from one player to the other. */
const ONLINE: TurnRules = {
  ...CLASSIC_TURN_RULES,
  scorelessTurnLimit: 3,
  outSettlement: 'transfer',
  challenge: 'void',
};

/**
 * The rules of turns that the games of our boards are played by, by the name of the board. Where a
 * game's makers have not published how it ends after passes (Wordfeud, Kelimelik, Duel), it is
 * taken to end as its like do.
 */
const PRESETS: ReadonlyMap<string, TurnRules> = new Map(
  Object.entries({
    Standard: CLASSIC_TURN_RULES,
    Super: CLASSIC_TURN_RULES,
    Duel: { ...ONLINE, scorelessTurnLimit: 6 },
    Wordfeud: ONLINE,
    'Words With Friends': ONLINE,
    Kelimelik: ONLINE,
    // An empty bag leaves both players one turn, and what is left then counts for nobody.
    Crossplay: { ...ONLINE, ending: 'last-round', outSettlement: 'none', scorelessSettlement: 'none' },
  }),
);

/** The classic ones for a board that no game of ours has. */
export const turnRulesOf = (boardName: string): TurnRules => PRESETS.get(boardName) ?? CLASSIC_TURN_RULES;

/** Of rules that go by the names of a board and a tile set, the board’s first. */
export const turnRulesFor = ({ name }: { readonly name: string }): TurnRules =>
  turnRulesOf(name.split(', ')[0] ?? name);
