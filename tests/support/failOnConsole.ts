/** A warning or an error on the console fails a test that did not announce it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const consoleLines: string[] = [];

beforeEach(() => {
  consoleLines.length = 0;
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => {
      consoleLines.push(args.map(String).join(' '));
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(consoleLines).toEqual([]);
});
