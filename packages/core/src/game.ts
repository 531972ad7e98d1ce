/** Games: their state, the rules of turns, and games that a player plays against itself. */
export type { GameState } from '../../../src/core/game/gameState';
export { playGame } from '../../../src/core/game/selfPlay';
export { resumeGame, startGame } from '../../../src/core/game/startGame';
export { applyTurn } from '../../../src/core/game/turns/applyTurn';
export { checkTurn } from '../../../src/core/game/turns/checkTurn';
export { CHALLENGE, PASS, type Turn } from '../../../src/core/game/turns/turn';
