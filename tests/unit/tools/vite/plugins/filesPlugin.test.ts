/** The build tells importWithRetry which files a module needs, so that the source writes the module's path once. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addPlaceholders } from '../../../../../tools/vite/plugins/filesPlugin.ts';

const importer = join(process.cwd(), 'src/features/tourism/loadStreetMap.ts');

describe('§8 the files of a module that loads later', () => {
  it.each([
    [
      'on one line',
      "importWithRetry(() => import('../a.ts'))",
      "importWithRetry(() => import('../a.ts'), '__FILES src/features/a.ts__')",
    ],
    [
      'on several lines',
      "importWithRetry(\n  () => import('./a.ts'),\n)",
      "importWithRetry(\n  () => import('./a.ts'), '__FILES src/features/tourism/a.ts__',\n)",
    ],
  ])('adds a placeholder for the file names to a call of importWithRetry %s', (_, call, expected) => {
    expect(addPlaceholders(call, importer)).toBe(expected);
  });

  it('refuses a call of importWithRetry whose module it cannot read, and names the file', () => {
    expect(() => addPlaceholders('importWithRetry(load)', importer)).toThrow('loadStreetMap.ts must call');
  });
});
