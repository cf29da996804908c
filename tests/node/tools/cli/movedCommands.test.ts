/** The commands of version 1 that are elsewhere since 2.0.0 end with exit code 2, and say where. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHallProgram } from '../../../../tools/cli/hall/commands.ts';
import { refuseMoved } from '../../../../tools/cli/lib/movedCommands.ts';
import { createRequestsProgram } from '../../../../tools/cli/requests/commands.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Name → what to call in its place, or the tab of the staff page. */
const movedScripts: Readonly<Record<string, string>> = {
  audit: 'npm audit --omit=dev --audit-level=high',
  'content:import': 'npm run content import',
  'content:tidy': 'npm run content tidy',
  feedback: 'npm run requests purge',
  'machines:draw': 'npm run machines draw',
  'machines:view': 'npm run machines view',
  picture: 'npm run init picture',
  pictures: 'docs/design.md',
  'requests:export': 'npm run -s requests export',
  'store:restore': 'npm run store restore',
  'test:browser': 'npm test -- --browser',
  'test:engines': 'npm test -- --full --engines',
  'test:full': 'npm test -- --full',
  'test:hosting': 'npm test -- --full --hosting',
  'test:model:full': 'npm test -- --full --model',
  'test:mutants': 'npm test -- --mutants',
  'test:node': 'npm test -- --node',
  'test:static': 'npm test -- --static',
  'test:unit': 'npm test -- --unit',
};

describe('a command that has moved', () => {
  it.each([
    ['requests', [], createRequestsProgram, "'npm run requests list' is gone", "'Requests'"],
    ['requests', ['zone=1'], createRequestsProgram, "'npm run requests list' is gone", "'Requests'"],
    ['requests', ['--zone', '1'], createRequestsProgram, "'npm run requests list' is gone", "'Requests'"],
    ['requests', ['tallies', 'format=json'], createRequestsProgram, "'npm run requests tallies'", "'Hall'"],
    ['hall', ['move', '2031-05-07', 'to=2031-05-09'], createHallProgram, "'npm run hall move'", "'Hall'"],
  ])('%s %j ends before it opens a store', async (_, args, createProgram, gone, where) => {
    const { code, out, error } = await runInProcess(createProgram, args, { DATA_DIR: '/dev/null/none' });
    expect([code, out, error.split('\n').length]).toEqual([2, '', 2]);
    expect(error).toContain(gone);
    expect(error).toContain(where);
  });

  it('has a script of its own, which says what to call instead', async () => {
    const moved = Object.entries(scripts).filter(([, command]) => command.includes('tools/cli/moved.ts'));
    expect(moved.map(([name]) => name)).toEqual(Object.keys(movedScripts));
    for (const [name, command] of moved) {
      expect(command.endsWith(` tools/cli/moved.ts ${name}`)).toBe(true);
      expect(() => refuseMoved(name)).toThrow(movedScripts[name]);
    }
    expect(await runScript('tools/cli/moved.ts', ['content:import', 'mine'], {})).toEqual({
      code: 2,
      out: '',
      error: "'npm run content:import' is gone since version 2.0.0. Instead, npm run content import\n",
    });
  });

  it.each(['constructor', '__proto__', 'export', 'purge', 'notify'])('is not requests %s', (act) => {
    expect(() => refuseMoved('requests', act)).not.toThrow();
  });
});
