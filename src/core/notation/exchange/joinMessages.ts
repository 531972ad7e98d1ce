import { type Message, message } from '../../message';

/** Joins the items of a list into one part of a sentence. There must be at least one. */
export const joinMessages = (parts: readonly Message[]): Message =>
  parts.reduce((before, after) => message('exchange.and', { before, after }));
