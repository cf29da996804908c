/** The commands of version 1 that are on the staff page since 2.0.0 end with exit code 2, and say where. */
import { describe, expect, it } from 'vitest';
import { refuseMoved } from '../../../../tools/cli/lib/movedCommands.ts';
import { runScript } from '../../../support/server/childProcess.ts';

describe('a command that has moved', () => {
  it.each([
    ['tools/cli/requests.ts', [], "'npm run requests list' is gone", "'Requests'"],
    ['tools/cli/requests.ts', ['zone=1'], "'npm run requests list' is gone", "'Requests'"],
    ['tools/cli/requests.ts', ['--zone', '1'], "'npm run requests list' is gone", "'Requests'"],
    ['tools/cli/requests.ts', ['tallies', 'format=json'], "'npm run requests tallies' is gone", "'Hall'"],
    ['tools/cli/hall.ts', ['move', '2031-05-07', 'to=2031-05-09'], "'npm run hall move' is gone", "'Hall'"],
    ['tools/cli/moved.ts', ['feedback', 'purge'], "'npm run feedback' is gone", 'npm run requests purge'],
    [
      'tools/cli/moved.ts',
      ['requests:export'],
      "'npm run requests:export' is gone",
      'npm run -s requests export',
    ],
  ])('%s %j ends before it opens a store: %s, %s', async (script, args, gone, where) => {
    const { code, out, error } = await runScript(script, args, { DATA_DIR: '/dev/null/none' });
    expect([code, out, error.split('\n').length]).toEqual([2, '', 2]);
    expect(error).toContain(gone);
    expect(error).toContain(where);
  });

  it.each(['constructor', '__proto__', 'export', 'purge', 'notify'])('is not requests %s', (act) => {
    expect(() => refuseMoved('requests', act)).not.toThrow();
  });
});
