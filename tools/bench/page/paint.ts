/** Lighthouse's figures for a page under its mobile preset, which simulates slow 4G and an old phone. */
import lighthouse from 'lighthouse';

async function runLighthouse(port: number, address: string) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance'],
  });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not read ${address}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`,
    );
  return result.lhr;
}

/** @returns times in ms, and the score out of 100 */
export async function measurePaint(port: number, address: string) {
  const run = () => runLighthouse(port, address);
  // Lighthouse misses the start of a visit now and then (NO_NAVSTART), which must not end a run of half an hour.
  const { audits, categories } = await run().catch(run);
  const of = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcp: of('largest-contentful-paint'),
    fcp: of('first-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    performance: (categories.performance?.score ?? Number.NaN) * 100,
  };
}
