/** Why the hall extends the time that RA 11032 gives it, once: one table, whose messages the citizen reads. */
export const extensionReasons = [
  'signatory-away',
  'more-papers',
  'many-requests',
  'disaster',
  'system',
] as const;

export type ExtensionReason = (typeof extensionReasons)[number];

/** Null for any value that is not a reason of the table. */
export const parseExtensionReason = (value: unknown): ExtensionReason | null =>
  extensionReasons.find((name) => name === value) ?? null;
