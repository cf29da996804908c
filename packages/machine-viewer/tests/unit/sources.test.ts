/** The package is read without the project that it lies in. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

it.each(globSync('**/*.{ts,tsx}', { cwd: source }))(
  'src/%s mentions nothing outside of the package',
  (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    expect(text).not.toMatch(/\b(?:packages|tools|tests|docs|content|server)\/\w|\bthe site\b|\bQA\b/);
  },
);
