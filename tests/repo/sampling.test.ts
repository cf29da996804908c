import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const inRun = async (full: '' | '1') => {
  vi.stubEnv('FULL', full);
  vi.resetModules();
  const module = await import('../support/sampling.ts');
  vi.unstubAllEnvs();
  return module;
};

const rows = [1, 2, 3, 4, 5, 6, 7];

describe('a sample', () => {
  it('is an even spread with both ends, and says what it is of', async () => {
    const { count, sampled, shared, tallied } = await inRun('');
    expect(sampled(rows, 3)).toEqual([1, 4, 7]);
    expect(sampled(rows, 1)).toEqual([1]);
    expect(sampled(rows, 9)).toEqual(rows);
    expect([...shared(rows, 0, 2), ...shared(rows, 1, 2)].sort()).toEqual(rows);
    expect(count(10_000, 500)).toBe(500);
    expect(tallied()).toEqual({
      rows: { tried: 3 + 1 + 7 + 7, of: 5 * 7 },
      times: { tried: 500, of: 10_000 },
    });
  });

  it('is everything in a full run', async () => {
    const { count, isFull, sampled, shared, tallied } = await inRun('1');
    expect(isFull).toBe(true);
    expect([sampled(rows, 3), shared(rows, 1, 2)]).toEqual([rows, rows]);
    expect(count(10_000, 500)).toBe(10_000);
    expect(tallied()).toEqual({ rows: { tried: 14, of: 14 }, times: { tried: 10_000, of: 10_000 } });
  });

  it('and the full run are one command apart, and README.md names both', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['test:full']).toBe(`${scripts.test} --full`);
    for (const command of ['npm test', 'npm run test:full'])
      expect(readFileSync('README.md', 'utf8')).toContain(command);
  });
});
