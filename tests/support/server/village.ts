/**
 * A village whose phones share one address of their provider (docs/decisions/0040-rate-limit.md): what they open, read and
 * send, in order of time. A seeded generator draws it, so that two runs are comparable.
 */
import type { Locale } from '../../../src/i18n/locales.ts';

export interface VillageStep {
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly what: 'page' | 'read' | 'write';
  /** Of a page. */
  readonly path: string;
  readonly locale: Locale;
}

export interface VillageOptions {
  readonly phones: number;
  /** Milliseconds in which all of them begin. */
  readonly duration: number;
  /** The pages that many open. */
  readonly commonPaths: readonly string[];
  /** The pages of records, those that most people open first. */
  readonly recordPaths: readonly string[];
  readonly seed: number;
}

/** A long visit: Home, other pages of the menu, shared links to records, the form. */
const pagesOfVisit = { common: 5, record: 4 } as const;

/** docs/scale.md: Home queries four lists, other pages two or three; an open page asks for alerts every minute. */
const readsOfPage = 4;

/** Mean milliseconds between two pages of a visit. */
const readingTime = 30_000;

/** Shares of the phones that send a request, and feedback. */
const shares = { request: 0.5, feedback: 0.2 } as const;

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function createVillageSteps(options: VillageOptions): readonly VillageStep[] {
  const { phones, duration, commonPaths, recordPaths, seed } = options;
  const random = createRandom(seed);
  const pick = <T>(all: readonly T[], share = random()): T => all[Math.floor(share * all.length)]!;
  const locales: readonly Locale[] = ['fil', 'fil', 'fil', 'fil', 'fil', 'ceb', 'ceb', 'ceb', 'en', 'en'];
  const steps = Array.from({ length: phones }).flatMap(() => {
    const locale = pick(locales);
    const visited: VillageStep[] = [];
    let at = random() * duration;
    const add = (what: VillageStep['what'], path = '') => void visited.push({ at, what, path, locale });
    const open = (path: string): void => {
      add('page', path);
      for (let read = 0; read < readsOfPage; read += 1) add('read');
      at += 2 * random() * readingTime;
    };
    open('/');
    for (let page = 1; page < pagesOfVisit.common; page += 1) open(pick(commonPaths));
    // Half of them are among the first eighth.
    for (let page = 0; page < pagesOfVisit.record; page += 1) open(pick(recordPaths, random() ** 3));
    if (random() < shares.request) add('write');
    if (random() < shares.feedback) add('write');
    return visited;
  });
  return steps.toSorted((left, right) => left.at - right.at);
}
