/**
 * Each room of the project has a budget of lines that are neither blank nor of an import. A room that needs more first looks for what
 * can go, and says so in the commit that raises the number; a room that shrinks by a twentieth lowers it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listProjectFiles } from '../../tools/cli/init/projectFiles.ts';

/** Room → the most lines. */
const budgets = {
  src: 13_620,
  'src/content': 3_850,
  'src/features': 11_720,
  'src/i18n': 4_910,
  'src/staff': 13_050,
  'src/staff-core': 5_150,
  machines: 2_570,
  'machines/samples': 1_175,
  'machines/staff': 1_860,
  server: 3_990,
  tools: 500,
  'tools/cli': 4_800,
  'tools/vite': 1_160,
  'packages/embedded-firestore/src': 5_410,
  'packages/machine-viewer/src': 8_950,
} as const;

const codeFile = /\.(?:tsx?|mjs|html|rules)$/;
const importStatement = /^import\b[^;]*;$/gm;

const countLines = (file: string): number =>
  readFileSync(file, 'utf8')
    .replace(importStatement, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

const files = listProjectFiles().filter((file) => codeFile.test(file));
const rooms = Object.keys(budgets);

/** The innermost room of a file: 'src/staff' before 'src'. */
const roomOf = (file: string): string | undefined =>
  rooms.filter((room) => file.startsWith(`${room}/`)).sort((one, other) => other.length - one.length)[0];

const lines = new Map<string, number>();
for (const file of files) {
  const room = roomOf(file) ?? 'no room';
  lines.set(room, (lines.get(room) ?? 0) + countLines(file));
}

describe('the rooms of the project', () => {
  it.each(Object.entries(budgets))('%s has at most %i lines', (room, most) => {
    const found = lines.get(room) ?? 0;
    expect(found, `${room} has ${found} lines`).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries(budgets))(
    '%s is not far below its budget of %i lines, which a feature would fill',
    (room, most) => {
      expect(lines.get(room) ?? 0).toBeGreaterThan(most * 0.95);
    },
  );

  it('hold every file of src, machines, server, tools and the sources of packages', () => {
    const homeless = files.filter(
      (file) =>
        /^(?:(?:src|machines|server|tools)\/|packages\/[\w-]+\/src\/)/.test(file) &&
        roomOf(file) === undefined,
    );
    expect(homeless).toEqual([]);
  });
});
