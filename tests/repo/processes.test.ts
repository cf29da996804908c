/** §1 Commands and tests start tools in a way that Windows knows too: npx and npm are scripts there, which need a shell. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync(['tools/**/*.{ts,mjs}', 'tests/**/*.ts', 'server/**/*.ts']);
const found = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => file.replaceAll('\\', '/'));

describe('§1 the commands of the hall and of adopters', () => {
  const documents = ['README.md', 'docs/adopt.md', 'docs/deploy.md', 'docs/staff.md'];
  const commands = 'init|deploy|requests|hall|staff|content|store|translations';
  const dashed = new RegExp(`npm run (?:-s |--silent )?(?:${commands}) --(?= )`);

  it.each(documents)(
    'have no two dashes in %s, which PowerShell removes, and end no line with a backslash',
    (file) => {
      const lines = readFileSync(file, 'utf8').split(/\r?\n/);
      expect(lines.filter((line) => /npm run (?:-s )?\S+ -- /.test(line) || line.endsWith('\\'))).toEqual([]);
    },
  );

  it('have none in what the commands and the server print', () => {
    expect(found(dashed).filter((file) => !file.startsWith('tests/'))).toEqual([]);
  });
});

describe('§1 processes that commands and tests start', () => {
  it('are never npx, which findBinFile() replaces', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(found(/\b(?:spawn|exec|execFile|fork)(?:Sync)?(?:\)\(|\()\s*['"`]npx\b/)).toEqual([]);
    expect(found(/['"`]npx['"`]/)).toEqual([]);
  });

  it('are npm only where a test watches npm itself, which needs the signals of Linux', () => {
    expect(found(/(?:spawn|execFile)(?:Sync)?\)?\(\s*'npm'/)).toEqual(['tests/node/server/signals.test.ts']);
  });

  it('import a module by its URL, because an absolute path of Windows is none', () => {
    expect(found(/\bimport\((?:\s*\/\*.*\*\/)?\s*(?:join|resolve)\(/)).toEqual([]);
    expect(found(/\bimport\((?:file|path)\)/)).toEqual([]);
  });
});
