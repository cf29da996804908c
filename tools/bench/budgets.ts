/** The performance budgets of the site, which CI enforces. kB are 1,000 bytes. */
export const budgets = {
  /** Largest contentful paint, as a multiple of the hand-written page's. */
  lcp: 1.1,
  cls: 0,
  /** ms. */
  tbt: { page: 50, form: 80 },
  scores: { accessibility: 100, 'best-practices': 100, seo: 100, performance: 99 },
  /** Brotli size of a page's HTML (bytes). */
  html: 12_000,
  /** Gzip size of the scripts that a page loads initially (bytes). */
  scripts: { Home: 120_000, FormRequest: 145_000 },
  /** Main-thread time before the first script loads, as a multiple of the hand-written page's. */
  cpuBeforeBoot: 1.1,
  /** Main-thread time per key, as a multiple of a plain input's on a blank page. */
  key: 1.5,
  /** Time to show a list of 10,000, as a multiple of a list of 20. */
  list: 1.1,
  /** Billed reads of a second visit within the time to live. */
  warmReads: 0,
} as const;

/**
 * Current limits for budgets that are not reached yet (bytes), before anybody touches the page. They may go down. They last
 * went down by 2 % and 9 %, when the notices of requests, the rules of the answers and the confirmation got files of their own.
 */
export const currentBudgets = {
  html: { Home: 12_200, FormRequest: 14_200 },
  scripts: { Home: 167_200, FormRequest: 204_900 },
} as const;

/** Extra bytes for a page in another language, whose messages are longer and have a file of their own. */
export const translationAllowance = { html: 600, scripts: 15_000 } as const;

/** The daily free quota of Cloud Firestore. */
export const freeReadsPerDay = 50_000;
