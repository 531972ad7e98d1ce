/** The letter that an agent has in tables and charts, by its place among the agents. */
export const agentMark = (place: number): string =>
  place < LETTERS ? String.fromCharCode(65 + place) : String(place + 1);

const LETTERS = 26;
