/** Lighthouse's figures for a page under its mobile preset, which simulates slow 4G and an old phone. */
import lighthouse from 'lighthouse';

export interface PaintMetrics {
  /** ms. */
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Out of 100. */
  readonly performance: number;
}

export type LighthouseScores = Readonly<Record<'accessibility' | 'best-practices' | 'seo', number>>;

type Category = 'performance' | keyof LighthouseScores;

async function runLighthouse(
  port: number,
  address: string,
  onlyCategories: Category[],
  skipAudits: string[] = [],
) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories,
    skipAudits,
  });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not read ${address}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`,
    );
  return result.lhr;
}

/** Lighthouse misses the start of a visit now and then (NO_NAVSTART), which must not end a run of half an hour. */
const tryTwice = <Result>(run: () => Promise<Result>): Promise<Result> => run().catch(run);

const toPercent = (score: number | null | undefined): number => Math.round((score ?? Number.NaN) * 100);

export async function measurePaint(port: number, address: string): Promise<PaintMetrics> {
  const { audits, categories } = await tryTwice(() => runLighthouse(port, address, ['performance']));
  const of = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcp: of('largest-contentful-paint'),
    fcp: of('first-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    performance: toPercent(categories.performance?.score),
  };
}

/** @param isUnlisted whether the page opts out of search engines, which must not lower its score */
export async function measureScores(
  port: number,
  address: string,
  isUnlisted: boolean,
): Promise<LighthouseScores> {
  const { categories } = await tryTwice(() =>
    runLighthouse(
      port,
      address,
      ['accessibility', 'best-practices', 'seo'],
      isUnlisted ? ['is-crawlable'] : [],
    ),
  );
  return {
    accessibility: toPercent(categories.accessibility?.score),
    'best-practices': toPercent(categories['best-practices']?.score),
    seo: toPercent(categories.seo?.score),
  };
}
