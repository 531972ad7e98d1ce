import { type Message, message } from '../../message';

/** The parts of a list, as one part of a sentence; there is at least one. */
export const joinMessages = (parts: readonly Message[]): Message =>
  parts.reduce((before, after) => message('exchange.and', { before, after }));
