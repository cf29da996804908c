/** A warning or an error on the console that a test did not name beforehand fails it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => {
      said.push(args.map(String).join(' '));
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
