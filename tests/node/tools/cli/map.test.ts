/** `npm run map`: the map of behaviors, from the titles of the project's own tests. */
import { expect, it } from 'vitest';
import { runScript } from '../../../support/server/childProcess.ts';

it('npm run map prints section, test, source file and title of what its words name', async () => {
  const { code, out, error } = await runScript('tools/cli/map.ts', ['puts', 'each', 'INPUT', 'field'], {});
  expect([code, error]).toEqual([0, '']);
  expect(out).toBe(`§3

  tests/unit/form/record.test.ts (src/form/record.ts)
    the fields > puts each input field of %s into exactly one section
`);
});
