/** What Lighthouse says of a page under its mobile preset: a slow 4G and an old telephone, simulated. */
import lighthouse from 'lighthouse';

export interface Paint {
  /** Milliseconds. */
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Of 100. */
  readonly performance: number;
}

export type Scores = Readonly<Record<'accessibility' | 'best-practices' | 'seo', number>>;

type Category = 'performance' | keyof Scores;

async function judged(port: number, address: string, onlyCategories: Category[], skipAudits: string[] = []) {
  const said = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories,
    skipAudits,
  });
  if (said === undefined || said.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not read ${address}: ${said?.lhr.runtimeError?.message ?? 'no answer'}`,
    );
  return said.lhr;
}

const scoreOf = (score: number | null | undefined): number => Math.round((score ?? Number.NaN) * 100);

export async function paintOf(port: number, address: string): Promise<Paint> {
  const { audits, categories } = await judged(port, address, ['performance']);
  const of = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcp: of('largest-contentful-paint'),
    fcp: of('first-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    performance: scoreOf(categories.performance?.score),
  };
}

/** @param isUnlisted whether the page asks to be left out of search engines: it is not judged for that */
export async function scoresOf(port: number, address: string, isUnlisted: boolean): Promise<Scores> {
  const { categories } = await judged(
    port,
    address,
    ['accessibility', 'best-practices', 'seo'],
    isUnlisted ? ['is-crawlable'] : [],
  );
  return {
    accessibility: scoreOf(categories.accessibility?.score),
    'best-practices': scoreOf(categories['best-practices']?.score),
    seo: scoreOf(categories.seo?.score),
  };
}
