/** A stranger's first minutes with the two packages: `npm pack`, an empty folder, and the examples of their READMEs, offline. */
import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findBinFile } from '../../../tools/cli/lib/binFile.ts';
import { waitForServer } from '../../support/server/childProcess.ts';

const root = join(import.meta.dirname, '../../..');
const installed = join(root, 'node_modules');

const folders = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folders, { recursive: true }));
const createFolder = (): string => mkdtempSync(join(folders, 'folder-'));

/** @throws with the output, when the command fails */
const run = (folder: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

const runNode = (folder: string, ...args: readonly string[]) => run(folder, process.execPath, ...args);

/** Vitest, types and the compiler of this repository stand in for what a stranger would install from the network. */
const link = (folder: string, ...names: readonly string[]): void => {
  for (const name of names) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
};

const readReadme = (name: string): string => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

/** The first code block after a line with this text. */
const readBlock = (readme: string, caption: string): string => {
  const [, block] = /```\w+\n(.*?)```/s.exec(readme.slice(readme.indexOf(caption))) ?? [];
  if (!readme.includes(caption) || block === undefined) throw new Error(`README.md has no '${caption}'.`);
  return block;
};

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  module: 'nodenext',
  allowImportingTsExtensions: true,
  types: ['node'],
};

const checkTypes = (folder: string, lib: readonly string[]): string => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, lib }, include: ['*.ts'] }),
  );
  return runNode(folder, findBinFile('typescript', 'tsc'), '-p', '.');
};

const runVitest = (folder: string, ...options: readonly string[]) =>
  runNode(folder, findBinFile('vitest'), 'run', '--root', folder, ...options);

const createProject = (): string => {
  const folder = createFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "sample", "type": "module" }');
  return folder;
};

interface Tarball {
  readonly file: string;
  readonly paths: readonly string[];
}

const pack = (name: string): Tarball => {
  const folder = createFolder();
  const options = ['--json', '--silent', '--workspace', name, '--pack-destination', folder];
  run(root, 'npm', 'pack', ...options);
  const [file = ''] = run(folder, 'ls').trim().split('\n');
  return { file: join(folder, file), paths: run(folder, 'tar', '-tzf', file).trim().split('\n') };
};

const names = ['embedded-firestore', 'machine-viewer'] as const;
const tarballs = {} as Record<(typeof names)[number], Tarball>;
beforeAll(() => {
  for (const name of names) tarballs[name] = pack(name);
}, 300_000);

describe.each(names)('the tarball of %s', (name) => {
  it('has JavaScript and declarations, what a stranger reads first, and no TypeScript to run', () => {
    const { paths } = tarballs[name];
    const others = paths.filter((path) => !/^package\/dist\/.*\.(?:js|d\.ts)$/.test(path));
    expect(others.filter((path) => !/^package\/(?:[A-Z]+\.md|LICENSE|package\.json)$/.test(path))).toEqual(
      [],
    );
    expect(others).toEqual(
      expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE'].map((file) => `package/${file}`)),
    );
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(30);
  });

  it('has each file that its package.json names as an entry or a command', () => {
    const { exports, bin } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    const entries = [bin, ...Object.values<string>(exports)].map(
      (file: string) => `package/${file.replace('./', '')}`,
    );
    const expected = entries.flatMap((file) => [...new Set([file, file.replace(/\.js$/, '.d.ts')])]);
    expect(expected.filter((file) => !tarballs[name].paths.includes(file))).toEqual([]);
  });

  it('says nothing of the site that it comes from', () => {
    const folder = createProject();
    run(folder, 'tar', '-xzf', tarballs[name].file);
    const found = tarballs[name].paths.filter((path) =>
      /barangay|dicklum/i.test(readFileSync(join(folder, path), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});

describe('embedded-firestore in an empty folder', () => {
  let folder = '';
  const readme = readReadme('embedded-firestore');
  beforeAll(() => {
    folder = createProject();
    run(
      folder,
      'npm',
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      tarballs['embedded-firestore'].file,
    );
    link(folder, 'vitest', '@types/node', 'undici-types');
    writeFileSync(join(folder, 'firestore.rules'), readBlock(readme, '`firestore.rules`'));
    writeFileSync(join(folder, 'notes.test.ts'), readBlock(readme, '`notes.test.ts`'));
    writeFileSync(join(folder, 'program.ts'), readBlock(readme, '## Use it in a program'));
  }, 120_000);

  it('passes the rules test of the README, with Vitest', () => {
    expect(runVitest(folder)).toContain('3 passed');
  }, 120_000);

  it('has types for the examples of the README', () => {
    expect(checkTypes(folder, ['es2023'])).toBe('');
  }, 120_000);

  it('serves a store by its command', async () => {
    const command = join(folder, 'node_modules/.bin/embedded-firestore');
    const child = spawn(process.execPath, [command, '--rules', 'firestore.rules', '--port', '0'], {
      cwd: folder,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const { address, end } = await waitForServer(child);
    const path = 'v1/projects/demo-project/databases/(default)/documents/notes/a';
    expect((await fetch(`${address}${path}`)).status).toBe(403);
    expect(await end('SIGTERM')).toBe(0);
  });
});

describe('machine-viewer in an empty folder', () => {
  let folder = '';
  const readme = readReadme('machine-viewer');
  beforeAll(() => {
    folder = createProject();
    const own = join(folder, 'node_modules/machine-viewer');
    mkdirSync(own, { recursive: true });
    run(own, 'tar', '-xzf', tarballs['machine-viewer'].file, '--strip-components', '1');
    const { dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    link(folder, ...Object.keys(dependencies), 'xstate', 'vitest', '@types');
    writeFileSync(join(folder, 'upload.ts'), readBlock(readme, 'It is `upload.ts`'));
    writeFileSync(join(folder, 'upload.test.ts'), readBlock(readme, 'Its test is `upload.test.ts`'));
  }, 120_000);

  it('writes the record of the machine of the README, and passes its test again with that record, with Vitest', () => {
    // A machine of continuous integration writes no snapshot unless it is told to.
    expect(runVitest(folder, '--update')).toMatch(/Tests .*\d+ passed/);
    expect(runVitest(folder)).toMatch(/Tests .*\d+ passed/);
  }, 120_000);

  it('has types for the example of the README', () => {
    expect(checkTypes(folder, ['es2023', 'dom', 'dom.iterable'])).toBe('');
  }, 120_000);

  it('writes the page of a file by its command', () => {
    const output = runNode(folder, 'node_modules/machine-viewer/dist/command/main.js', 'upload.ts');
    expect(output).toContain('upload.machines.html: upload');
    const page = readFileSync(join(folder, 'upload.machines.html'), 'utf8');
    expect(page.length).toBeGreaterThan(200_000);
    expect(page).toContain('<title>Machines of upload</title>');
  }, 120_000);

  it('builds the page of a site with the plugin and the script of the README', () => {
    const upload = readFileSync(join(folder, 'upload.ts'), 'utf8');
    writeFileSync(join(folder, 'upload.js'), stripTypeScriptTypes(upload));
    writeFileSync(join(folder, 'vite.config.js'), readBlock(readme, '`vite.config.js`'));
    writeFileSync(join(folder, 'page.js'), readBlock(readme, 'The script of the page'));
    writeFileSync(
      join(folder, 'index.html'),
      '<div id="root"></div><script type="module" src="page.js"></script>',
    );
    expect(runNode(folder, findBinFile('vite'), 'build')).toContain('built in');
    const [script = ''] = globSync(join(folder, 'dist/assets/index-*.js'));
    expect(readFileSync(script, 'utf8')).toContain('upload.sending');
  }, 120_000);
});
