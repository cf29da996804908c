/** The budgets of the site in bytes and reads, which CI enforces. */
export const budgets = {
  /** Brotli size of a page's HTML (bytes). */
  html: 12_000,
  /** A page's answer with its headers: the ten packets that a server may send before it waits for the phone (RFC 6928; bytes). */
  firstFlight: 14_600,
  /** Gzip size of the search file of a language (bytes). */
  searchFile: 41_000,
  /** Billed reads of a second visit within the time to live. */
  warmReads: 0,
} as const;

/** The limits of the pages that are not within these budgets yet, rounded up: a file's hash alone moves a page by 60 bytes. */
export const currentBudgets = {
  html: { Home: 12_900, ServiceForm: 12_300 },
  scripts: { Home: 179_000, FormRequest: 180_400, ServiceForm: 207_700 },
} as const;

/** Extra bytes for a page in another language, whose messages are longer and have a file of their own. */
export const translationAllowance = { html: 600, scripts: 17_700 } as const;
