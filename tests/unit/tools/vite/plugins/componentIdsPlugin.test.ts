/** A styled component is called by its file's path in the project, so that each directory builds the same files. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceComponentIds } from '../../../../../tools/vite/plugins/componentIdsPlugin.ts';

const root = join(import.meta.dirname, '../../../../..');
const made = (id: string) => `.withConfig({ componentId: "sc-${id}-1" })`;
const idIn = (code: string): string => /"(.+)"/.exec(code)?.[1] ?? '';

describe("§7 a styled component's name", () => {
  const hem = join(root, 'src/components/layout/WovenBorder.tsx');

  it('does not hang on what the compiler made of the directory, and keeps its number', () => {
    const [here, there] = [replaceComponentIds(made('abc123'), hem), replaceComponentIds(made('z9'), hem)];
    expect(here).toBe(there);
    expect(idIn(here)).toMatch(/^sc-[0-9a-z]{4}-1$/);
  });

  it('is another one in every other file, short as it is', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
    const names = files.map((file) => idIn(replaceComponentIds(made('a1'), join(root, file))));
    expect(files.length).toBeGreaterThan(300);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
