import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const importSampling = async (full: '' | '1') => {
  vi.stubEnv('FULL', full);
  vi.resetModules();
  const module = await import('../support/sampling.ts');
  vi.unstubAllEnvs();
  return module;
};

const rows = [1, 2, 3, 4, 5, 6, 7];

describe('the sampling of tests', () => {
  it('takes an even spread of rows with both ends, and counts tried and total rows', async () => {
    const { sampleSize, takeSample, shardRows, readTally } = await importSampling('');
    expect(takeSample(rows, 3)).toEqual([1, 4, 7]);
    expect(takeSample(rows, 1)).toEqual([1]);
    expect(takeSample(rows, 9)).toEqual(rows);
    expect([...shardRows(rows, 0, 2), ...shardRows(rows, 1, 2)].sort()).toEqual(rows);
    expect(sampleSize(10_000, 500)).toBe(500);
    expect(readTally()).toEqual({
      rows: { tried: 3 + 1 + 7 + 7, of: 5 * 7 },
      times: { tried: 500, of: 10_000 },
    });
  });

  it('takes every row in a full run', async () => {
    const { sampleSize, isFullRun, takeSample, shardRows, readTally } = await importSampling('1');
    expect(isFullRun).toBe(true);
    expect([takeSample(rows, 3), shardRows(rows, 1, 2)]).toEqual([rows, rows]);
    expect(sampleSize(10_000, 500)).toBe(10_000);
    expect(readTally()).toEqual({ rows: { tried: 14, of: 14 }, times: { tried: 10_000, of: 10_000 } });
  });

  it('has one command for a sample and one with --full, and README.md names both', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['test:full']).toBe(`${scripts.test} --full`);
    for (const command of ['npm test', 'npm run test:full'])
      expect(readFileSync('README.md', 'utf8')).toContain(command);
  });
});
