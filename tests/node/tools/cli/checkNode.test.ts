/** tools/cli/checkNode.mjs, through which every npm script runs its file. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScript } from '../../../support/server/childProcess.ts';
import { createTempDirectory, writeFiles } from '../../../support/server/runningServer.ts';

const runFile = (text: string, ...args: readonly string[]) => {
  const folder = createTempDirectory();
  writeFiles(folder, { 'file.mjs': text });
  const file = relative(join(import.meta.dirname, '../../../..'), join(folder, 'file.mjs'));
  return runScript('tools/cli/checkNode.mjs', [file, ...args], {});
};

describe('tools/cli/checkNode.mjs', () => {
  it('passes arguments to the file from process.argv[2] on', async () => {
    const { code, out } = await runFile('console.log(process.argv.slice(2).join())', '--a', 'b');
    expect([code, out]).toEqual([0, '--a,b\n']);
  });

  it.each([
    ['process.exitCode = 2', 2],
    ['process.exit(3)', 3],
    ["throw new Error('sample')", 1],
  ])('exits with the exit code of its file: %s', async (text, code) => {
    expect((await runFile(text)).code).toBe(code);
  });

  it('exits with code 13 when its file awaits a promise that never settles', async () => {
    const { code, error } = await runFile('await new Promise(() => {});');
    expect([code, error]).toEqual([13, expect.stringContaining('file.mjs stopped before its end')]);
  });

  it('every npm script runs one TypeScript file through checkNode.mjs and nothing else', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [name, script] of Object.entries(scripts))
      expect([name, script]).toEqual([
        name,
        expect.stringMatching(
          /^node( --[a-z-]+(=\d+)?)* tools\/cli\/checkNode\.mjs \S+\.ts( --[a-z]+| [a-z:]+)*$/,
        ),
      ]);
  });
});

describe('npm start', () => {
  it.each([
    ['PORT', 'http'],
    ['SITE_URL', 'http'],
    ['VITE_FIREBASE_API_KEY', 'sample'],
    ['VITE_TILE_URL', 'sample'],
    ['SITE_FORM', 'sample'],
  ])('refuses %s=%s in one line before the build', async (name, value) => {
    const { code, out, error } = await runScript('tools/cli/start.ts', [], {
      DATA_DIR: createTempDirectory(),
      [name]: value,
    });
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]+\\n$`));
  });

  it('exits with the code of a failed build and prints its message without a stack', async () => {
    const content = join(createTempDirectory(), 'none');
    const { code, out, error } = await runScript('tools/cli/start.ts', [], {
      DATA_DIR: createTempDirectory(),
      SITE_CONTENT: content,
    });
    expect([code, out]).toEqual([1, expect.not.stringContaining('is at')]);
    expect(error).toContain(`There is no file or folder ${content}.`);
    expect(error).not.toMatch(/^\s+at /m);
  });
});
