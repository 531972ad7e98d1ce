/** Of a generation without equities. */
export const NO_EQUITY = {
  basis: { kind: 'none', reason: 'There are no leaves.' },
  rackWorth: null,
} as const;
