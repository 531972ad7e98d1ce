/** The letter for an agent in tables and charts, by its index among the agents. */
export const agentMark = (place: number): string =>
  place < LETTERS ? String.fromCharCode(65 + place) : String(place + 1);

const LETTERS = 26;
