import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const importSampling = async (env: Readonly<Record<'FULL' | 'SAMPLE', string | undefined>>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  try {
    return await import('../support/sampling.ts');
  } finally {
    vi.unstubAllEnvs();
  }
};

const importSample = (number: string) => importSampling({ FULL: '', SAMPLE: number });

const rows = Array.from({ length: 23 }, (_, index) => index);

describe('the sampling of tests', () => {
  it('takes every tenth row from that of the sample on, and counts tried and total rows', async () => {
    const { sampleSize, takeSample, readTally } = await importSample('2');
    expect(takeSample(rows)).toEqual([2, 12, 22]);
    expect(takeSample(['a', 'b'])).toEqual(['a']);
    expect(takeSample([])).toEqual([]);
    expect(sampleSize(10_000, 500)).toBe(500);
    expect(readTally()).toEqual({ rows: { tried: 3 + 1, of: 23 + 2 }, times: { tried: 500, of: 10_000 } });
  });

  it.each([1, 2, 3, 9, 10, 11, 20, 23])(
    'takes each of %i rows in ten samples, at least one in each',
    async (length) => {
      const table = rows.slice(0, length);
      const taken: number[] = [];
      for (let number = 0; number < 10; number++) {
        const { isInSample, takeSample } = await importSample(String(number));
        const sample = takeSample(table);
        expect(sample.length).toBeGreaterThan(0);
        expect(sample).toEqual(table.filter((index) => isInSample(index, length)));
        taken.push(...sample);
      }
      expect([...new Set(taken)].toSorted((one, other) => one - other)).toEqual(table);
      if (length >= 10) expect(taken).toHaveLength(length);
    },
  );

  it.each([
    ['in a full run', { FULL: '1', SAMPLE: undefined }],
    ['in a full run with a number', { FULL: '1', SAMPLE: '3' }],
    ['without a number', { FULL: undefined, SAMPLE: undefined }],
  ])('takes each row %s', async (_, env) => {
    const { isInSample, takeSample, readTally } = await importSampling(env);
    expect(takeSample(rows)).toEqual(rows);
    expect(rows.filter((index) => isInSample(index))).toEqual(rows);
    expect(readTally().rows).toEqual({ tried: 23, of: 23 });
  });

  it('repeats as often as it can in a full run only', async () => {
    const full = await importSampling({ FULL: '1', SAMPLE: undefined });
    expect([full.isFullRun, full.sampleSize(10_000, 500)]).toEqual([true, 10_000]);
    const single = await importSampling({ FULL: undefined, SAMPLE: undefined });
    expect([single.isFullRun, single.sampleSize(10_000, 500)]).toEqual([false, 500]);
  });

  it.each(['', '10', '-1', '1.5', 'a', ' 1'])("refuses a sample of number '%s'", async (number) => {
    await expect(importSample(number)).rejects.toThrow(`SAMPLE is '${number}', and must be 0 to 9.`);
  });

  it('splits a table into parts that have each row once', async () => {
    const { shardRows } = await importSample('0');
    const parts = [0, 1, 2, 3].map((at) => shardRows(rows, at, 4));
    expect(parts[1]).toEqual([1, 5, 9, 13, 17, 21]);
    expect(parts.flat().toSorted((one, other) => one - other)).toEqual(rows);
  });

  it('leaves out in Chromium the rows of the other samples, counted through the file', async () => {
    const { findSkipReason, samplingSkipReason } = await importSample('2');
    const file = { type: 'suite', filepath: '/tests/e2e/sample.test.ts', tasks: [] as unknown[] };
    const tests = Array.from({ length: 14 }, (_, at) => ({
      type: 'test',
      each: at !== 5,
      suite: file,
      file,
    }));
    file.tasks.push(...tests);
    const run = tests.filter((test) => findSkipReason(test as never) === null);
    // The sixth test is no row: it always runs, and counts for none.
    expect(run.map((test) => tests.indexOf(test))).toEqual([2, 5, 13]);
    expect(findSkipReason(tests[0] as never)).toBe(samplingSkipReason);
    file.filepath = '/tests/e2e/engines/chromium.test.ts';
    expect(tests.filter((test) => findSkipReason(test as never) !== null)).toEqual([]);
  });

  it('takes no sample of a table whose rows are tests in Chromium, which has one already', () => {
    const files = globSync('tests/e2e/**/*.test.ts');
    expect(files.length).toBeGreaterThan(50);
    const twice = files.filter((file) => /\.each\(\s*takeSample\(/.test(readFileSync(file, 'utf8')));
    expect(twice).toEqual([]);
  });

  it('has one command, for a sample or with --full for all, and README.md names both', () => {
    for (const command of ['npm test', 'npm test -- --full'])
      expect(readFileSync('README.md', 'utf8')).toContain(command);
  });
});
