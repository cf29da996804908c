/** A styled component's id comes from its file's path in the project, so that every checkout directory builds the same files. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceComponentIds } from '../../../../../tools/vite/plugins/componentIdsPlugin.ts';

const root = join(import.meta.dirname, '../../../../..');
const compiledCode = (id: string) => `.withConfig({ componentId: "sc-${id}-1" })`;
const idIn = (code: string): string => /"(.+)"/.exec(code)?.[1] ?? '';

describe("§7 a styled component's id", () => {
  const borderFile = join(root, 'src/components/layout/WovenBorder.tsx');

  it('an id depends on its file and not on the id from the compiler, and keeps its number', () => {
    const [here, there] = [
      replaceComponentIds(compiledCode('abc123'), borderFile),
      replaceComponentIds(compiledCode('z9'), borderFile),
    ];
    expect(here).toBe(there);
    expect(idIn(here)).toMatch(/^sc-[0-9a-z]{4}-1$/);
  });

  it('every file of src gets a different id', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
    const names = files.map((file) => idIn(replaceComponentIds(compiledCode('a1'), join(root, file))));
    expect(files.length).toBeGreaterThan(300);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
