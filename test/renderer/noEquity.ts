/** Of a generation whose candidates are worth their score. */
export const NO_EQUITY = {
  basis: { kind: 'none', reason: 'There are no leaves.' },
  rackWorth: null,
} as const;
