/** The layers of the tests (tools/vite/testProjects.ts). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReachedLayers, mainFiles } from '../../tools/vite/testProjects.ts';

/** What starts a server or a process, of Node's and of the helpers of the tests. */
const starters =
  /\b(?:startTestServer|startServer|start\w+Process|runScript|createServer|execFile(?:Sync)?|spawn(?:Sync)?|fork|openEmulatorProject|createSecondBarangay)\(|new Worker\(/;

describe('the layers of the tests', () => {
  it('a unit test starts no server and no process', () => {
    const files = globSync('tests/unit/**/*.test.{ts,tsx}');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => starters.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('npm test names files of node and conformance that exist', () => {
    const files = globSync('tests/{node,rules,hosting}/**/*.test.ts');
    expect(mainFiles.filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each([
    ['a page', ['src/pages/Home.tsx'], ['repo']],
    ['the rules', ['server/firestore.rules', 'docs/failures.md'], ['repo', 'conformance']],
    ['the server', ['server/http/server.ts'], ['repo', 'node']],
    ['a record', ['content/News_List.json'], ['repo', 'unit', 'node']],
    [
      'a dependency',
      ['package-lock.json'],
      ['repo', 'unit', 'machines', 'node', 'components', 'conformance', 'smoke', 'browser'],
    ],
  ])(
    'a change of %s reruns whole layers only where no import shows whom it reaches',
    (_, changed, layers) => {
      expect(findReachedLayers(changed)).toEqual(layers);
    },
  );
});
