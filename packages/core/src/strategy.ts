/** Agents, equity, simulation, and endgames solved exactly. */
export { NO_DEADLINE } from '../../../src/core/strategy/agent';
export { parseAgentId } from '../../../src/core/strategy/agentId';
export { createAgent } from '../../../src/core/strategy/createAgent';
export { EndgameSolver } from '../../../src/core/strategy/endgame/endgameSolver';
export { viewOf } from '../../../src/core/strategy/playerView';
export { PreendgameSearch } from '../../../src/core/strategy/preendgame/preendgameSearch';
export { Simulation } from '../../../src/core/strategy/simulation/simulation';
