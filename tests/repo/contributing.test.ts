/** The worked example of CONTRIBUTING.md does what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type RegisteredMachine, runMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { findDifferences, type MachineExpectations } from '../../packages/machine-viewer/src/vitest/index.ts';
import { createTempDirectory, writeFiles } from '../support/server/runningServer.ts';

const root = join(import.meta.dirname, '..', '..');
const blocks = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/```(?:ts|txt)\r?\n([\s\S]*?)```/g)].map(
  ([, code = '']) => code,
);
/** The file of each code block, in order. */
const files = [
  'machines/site/saveButton.ts',
  'machines/samples/saveButton.ts',
  'machines/index.ts',
  'tests/machines/states/saveButton.ts',
  'tests/machines/transitions/saveButton.txt',
];

describe('§7 the worked example of CONTRIBUTING.md', () => {
  it('registers a machine that meets its expectations and runs its stories', async () => {
    expect(blocks).toHaveLength(files.length);
    const folder = createTempDirectory();
    // The example's imports from the project lead to the real files.
    const withRealImports = (code: string) =>
      code
        .replace("'../lib/unprovidedActor.ts'", `'${root}/machines/lib/unprovidedActor.ts'`)
        .replace(
          "'../../packages/machine-viewer/src/model/index.ts'",
          `'${root}/packages/machine-viewer/src/model/index.ts'`,
        )
        .replace("'xstate'", `'${root}/node_modules/xstate/dist/xstate.esm.js'`);
    writeFiles(folder, Object.fromEntries(files.map((file, at) => [file, withRealImports(blocks[at]!)])));
    const read = async (file: string) => (await import(pathToFileURL(join(folder, file)).href)).saveButton;
    const registered: RegisteredMachine = await read('machines/index.ts');
    const facts: MachineExpectations = { states: await read(files[3]!), transitions: blocks[4]! };
    const problems: string[] = [];
    for await (const problem of findDifferences(registered, facts)) problems.push(problem);
    expect(problems).toEqual([]);
    for (const story of Object.values(registered.stories!))
      expect((await runMachine(registered, story)).refused).toBeNull();
  });
});
