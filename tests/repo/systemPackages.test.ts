/**
 * Only tests install a package of the system: no command of adopters, staff or administrators can reach the module that
 * does. A command reaches what it imports and what it runs by its path.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReachable, type Import, readImportGraph } from '../support/importGraph.ts';

const { files, imports } = readImportGraph('{*.ts,{src,machines,server,tools,tests}/**/*.{ts,tsx,mjs}}');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The files of the project that a text names by their path from the root: 'tools/cli/build.ts'. */
const findNamedFiles = (text: string): readonly string[] =>
  [...text.matchAll(/[\w./-]+\.(?:ts|tsx|mjs)\b/g)]
    .map(([path]) => path)
    .filter((path) => files.includes(path));

/** A quoted name of a package manager, as a process is started with. */
const packageManager = /(['"`])(?:\/usr\/bin\/)?(?:apt|apt-get|dnf|yum|apk|pacman|snap|brew|winget|choco)\1/;
const installers = files.filter((file) => packageManager.test(readFileSync(file, 'utf8')));

/** A line of code, and not of a comment, that names a file. */
const namings: readonly Import[] = files.flatMap((from) =>
  readFileSync(from, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .flatMap((line) => findNamedFiles(line).map((to) => ({ from, to }))),
);

const canInstall = (command: string): boolean =>
  findNamedFiles(command).some((entry) =>
    [...findReachable(entry, [...imports, ...namings])].some((file) => installers.includes(file)),
  );

describe('packages of the system', () => {
  it('are installed by one module, of the tests', () => {
    expect(installers).toEqual(['tests/support/browser/installPackages.ts']);
  });

  it('finds what a command imports, and what it runs by its path', () => {
    const reached = findReachable('tools/cli/start.ts', [...imports, ...namings]);
    for (const file of ['tools/cli/lib/buildInChild.ts', 'tools/cli/build.ts', 'server/main.ts'])
      expect(reached).toContain(file);
    expect(canInstall('node tests/support/browser/visit.ts')).toBe(true);
  });

  it('can be installed by the commands that run the tests, and by no other', () => {
    const names = Object.entries(scripts).flatMap(([name, command]) => (canInstall(command) ? [name] : []));
    expect(names.sort()).toEqual(['check', 'test']);
  });
});
