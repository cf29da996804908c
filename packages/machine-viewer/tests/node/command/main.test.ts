/** The command opens files as their authors write them, and names in a sentence what it cannot open. */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../src/command/runCommand.ts';

const packageFolder = join(import.meta.dirname, '../../..');
const command = join(packageFolder, 'src/command/main.ts');
const directory = mkdtempSync(join(tmpdir(), 'machine-viewer-test-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const { NODE_ENV } = process.env;
// The command changes it for its process, which here is that of the next tests too.
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

// The processes that load the files start in half the time with compiled code of the package.
beforeAll(() => void vi.stubEnv('NODE_COMPILE_CACHE', join(directory, 'compiled')));
afterAll(() => void vi.unstubAllEnvs());

/** The command in a process of its own, as a person starts it. */
const runProcess = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** The command in this process, because a process for each row would load Vite each time. */
const run = async (...args: readonly string[]) => {
  let [stdout, stderr] = ['', ''];
  const status = await runCommand(args, {
    cwd: directory,
    print: (line) => {
      stdout += `${line}\n`;
    },
    printError: (line) => {
      stderr += `${line}\n`;
    },
  });
  return { status, stdout, stderr };
};

/** Writes files, by their paths, and names the arguments that open the first. */
const writeFiles = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(directory, 'project-'));
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
  const page = join(folder, 'page.html');
  return { args: [paths[0]!, '--to', page], page };
};

const runFiles = async (files: Readonly<Record<string, string>>) => {
  const { args, page } = writeFiles(files);
  return { ...(await run(...args)), page };
};

const machine = (id: string) => `createMachine({ id: '${id}', initial: 'a', states: { a: {} } })`;
const withXstate = (code: string) => `import { createActor, createMachine } from 'xstate';\n${code}`;

describe('the command of the machine viewer', () => {
  it('shows machines exported by names that every object has', async () => {
    const { status, stderr, page } = await runFiles({
      'names.ts': withXstate(
        `const one = ${machine('one')}; const two = ${machine('two')}; export { one as __proto__, two as constructor };`,
      ),
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(page, 'utf8')).toContain('<title>Machines of __proto__, constructor</title>');
  });

  it('draws the other machines of a file beside one with a state __proto__, and says why', async () => {
    const { status, stdout, stderr, page } = await runFiles({
      'names.ts': withXstate(
        `export const one = ${machine('one')};\nexport const two = createMachine({ id: 'two', initial: 'a', states: { a: { on: { GO: '__proto__' } }, ['__proto__']: {} } });`,
      ),
    });
    expect(status).toBe(0);
    expect(stdout + stderr).toContain("'two' cannot be drawn: XState runs no state named '__proto__'");
    expect(readFileSync(page, 'utf8')).toContain('<title>Machines of one</title>');
  });

  it.each([
    ['a promise without an id, in JavaScript', 'fetchRetry.js', ['fetchRetry']],
    ['a default export without an id', 'trafficLight.mjs', ['machine']],
    ['a machine that a function makes', 'toggle.ts', ['createToggleMachine']],
    ['an import without an ending', 'todos.ts', ['todosMachine']],
    ['a machine that sends to its parent', 'todo.ts', ['todoMachine']],
    ['an enum, and actors that nobody provides', 'auth.ts', ['authMachine']],
    ['an inline callback', 'socket.ts', ['socketMachine']],
    ['a component that imports styles', 'search.tsx', ['search']],
    ['an object and a list of machines', 'undo.ts', ['machines.undo', 'lamps.0']],
    ['a constant enum', 'ticTacToe.ts', ['ticTacToeMachine']],
    ['a context that needs an input', 'elevator.ts', ['elevatorMachine']],
    ['an inline observable', 'upload.ts', ['uploadMachine']],
    ['an actor that starts while the file loads', 'stopwatch.ts', ['actor']],
    ['a context with a circle', 'player.ts', ['playerMachine']],
    ['an alias of its own tsconfig.json', 'credit/src/machines/creditCheck.ts', ['creditCheckMachine']],
    ['a machine that is not exported', 'signup/src/wizard.ts', ['wizard']],
  ])('opens a file with %s', async (_, file, names) => {
    const page = join(directory, 'page.html');
    const { status, stdout, stderr } = await run(
      join(packageFolder, 'tests/support/files', file),
      '--to',
      page,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const name of names)
      expect(stdout).toMatch(new RegExp(`page\\.html: .*${name.replace('.', '\\.')}`));
    expect(readFileSync(page, 'utf8')).toContain('<title>Machines of ');
  });

  it('names a package that is not installed, and writes the page without it', async () => {
    const { status, stdout } = await runFiles({
      'machine.ts': withXstate(
        `import absent from '@sample/absent';\nexport const m = ${machine('m')};\nabsent();`,
      ),
    });
    expect(status).toBe(0);
    expect(stdout).toContain('The page lacks what is not installed or runs only in Node: @sample/absent.');
  });

  it.each([
    ['module.exports', 'm.js', 'module.exports = { m };', 'default.m'],
    ['module.exports in TypeScript', 'm.ts', 'module.exports = m;', 'sample'],
    ['exports of a .cjs file', 'm.cjs', 'exports.m = m;', 'default.m'],
  ])('opens CommonJS with %s', async (_, file, end, name) => {
    const { status, stdout } = await runFiles({
      [file]: `const { createMachine } = require('xstate');\nconst m = ${machine('sample')};\n${end}`,
    });
    expect(status).toBe(0);
    expect(stdout).toContain(`page.html: ${name} (`);
  });

  it('opens a file with decorators whose tsconfig.json has experimentalDecorators', async () => {
    const { status } = await runFiles({
      'm.ts': withXstate(
        `const log = (of: unknown) => of;\n@log\nexport class A {}\nexport const m = ${machine('m')};`,
      ),
      'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
    });
    expect(status).toBe(0);
  });

  it('names a module of Node, and writes the page without it', async () => {
    const { status, stdout } = await runFiles({
      'm.ts': withXstate(
        `import { readFile } from 'fs/promises';\nexport const m = ${machine('m')};\nexport const load = () => readFile('a');`,
      ),
    });
    expect(status).toBe(0);
    expect(stdout).toContain('runs only in Node: fs/promises.');
  });

  it.each([
    [
      'an import that does not exist',
      { 'm.ts': "import './other';" },
      "m.ts imports './other', which does not exist.",
    ],
    [
      'an alias that no tsconfig.json has',
      { 'm.ts': "import { a } from '@/a';\nconsole.log(a);" },
      "m.ts imports '@/a', which is not found: no 'paths' of a tsconfig.json names it.",
    ],
    ['an actor alone', { 'm.ts': 'export const load = { start() {}, config: {} };' }, 'exports no machine'],
    [
      'a syntax error',
      { 'm.ts': 'export const one = 1;\nexport const = 1;' },
      /m\.ts cannot be loaded: Unexpected token \(.*m\.ts:2:14\)/,
    ],
    [
      'a syntax error in a file that it imports',
      { 'm.ts': "import './steps/one.js';", 'steps/one.js': 'const a = {\n  b: 1\n  c: 2\n};' },
      /Expected `,` or `}` but found `Identifier` \(.*steps\/one\.js:3:3\)/,
    ],
    [
      'a name that is declared twice',
      { 'm.js': 'let a;\nlet a;' },
      /Identifier `a` has already been declared \(.*m\.js:1:5\)/,
    ],
    [
      'a JSON file that is cut',
      { 'm.ts': "import a from './a.json';\nexport const m = a;", 'a.json': '{"a":' },
      'a JSON file that it imports is not JSON: EOF while parsing a value at line 1 column 5',
    ],
    [
      'a target that does not exist',
      {
        'm.ts': withXstate(
          "export const m = createMachine({ id: 'e', initial: 'a', states: { a: { on: { GO: 'b' } } } });",
        ),
      },
      "Invalid transition definition for state node 'e.a': Child state 'b' does not exist on 'e'",
    ],
    [
      'an initial state that does not exist',
      { 'm.ts': withXstate("export const m = createMachine({ id: 'e', initial: 'b', states: { a: {} } });") },
      `'m' cannot be drawn: Initial state node "b" not found on parent state node #e`,
    ],
    [
      'an error of several lines',
      { 'm.ts': "throw new Error('One:\\n  two\\n\\nthree');" },
      'One: two three',
    ],
    [
      'an error without a message',
      { 'm.ts': 'throw new TypeError();' },
      'it throws TypeError without a message.',
    ],
    ['a thrown value', { 'm.ts': 'throw { code: 5 };' }, 'it throws { code: 5 }'],
    ['a thrown text', { 'm.ts': "throw 'Sample fault';" }, 'it throws Sample fault'],
    [
      'an await without an end',
      { 'm.ts': 'await new Promise(() => {});' },
      'an `await` at its top never ends.',
    ],
    [
      'a decorator of a class',
      { 'm.ts': 'const log = (of: unknown) => of;\n@log\nexport class A {}' },
      'm.ts has the decorator @log, which no browser runs: set "experimentalDecorators" in the tsconfig.json',
    ],
    [
      'a decorator of a method in a file that it imports',
      { 'm.ts': "import './part.js';", 'part.js': 'export class A { @log(1) run() {} }' },
      'part.js has the decorator @log(1)',
    ],
    [
      'a file that it reads while it loads',
      {
        'm.ts':
          "import { readFile } from 'node:fs/promises';\nexport const m = JSON.parse(await readFile('m.json', 'utf8'));",
      },
      'Unexpected end of JSON input. It imports what is not installed or runs only in Node, and gets an empty value for it: node:fs/promises.',
    ],
    ['an end of the process', { 'm.ts': 'process.exit(0);' }, 'it ends its process while it loads'],
    [
      'a machine of XState 4',
      {
        'm.ts': "import { createMachine } from 'xstate';\nexport const m = createMachine();",
        'node_modules/xstate/package.json': '{ "name": "xstate", "version": "4.38.3", "main": "index.js" }',
        'node_modules/xstate/index.js':
          'exports.createMachine = () => ({ withConfig() {}, withContext() {}, states: {} });',
      },
      'has machines of XState 4: the viewer needs XState 5.',
    ],
  ] as const)('says in a sentence why it opens no file with %s', async (_, files, sentence) => {
    const { status, stderr } = await runFiles(files);
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  });

  it('ends although the file starts a timer, and prints nothing of what the file prints', () => {
    const { args } = writeFiles({
      'm.ts': withXstate(
        `setInterval(() => {}, 100);\nconsole.log('Sample noise');\nexport const m = ${machine('m')};\ncreateActor(m).start();`,
      ),
    });
    const { status, stdout } = runProcess(...args);
    expect(status).toBe(0);
    expect(stdout).toContain('page.html: m (');
    expect(stdout).not.toContain('Sample noise');
  });

  it('reads a project whose tsconfig.json extends one that is not generated yet', async () => {
    const { status } = await runFiles({
      'm.ts': withXstate(`export const m: unknown = ${machine('m')};`),
      'tsconfig.json': '{ "extends": "./.sample/tsconfig.json" }',
    });
    expect(status).toBe(0);
  });

  it('has no icon, license or name of a site around its script', async () => {
    const { page } = await runFiles({ 'm.ts': withXstate(`export const m = ${machine('m')};`) });
    const [head = ''] = readFileSync(page, 'utf8').split('<script');
    expect(head).not.toMatch(/icon|license|rel=/i);
  });

  it('names the file that it builds from, and each machine before it draws it', async () => {
    const { stdout } = await runFiles({
      'm.ts': withXstate(
        `export const first = ${machine('first')};\nexport const second = ${machine('second')};`,
      ),
    });
    expect(stdout).toMatch(
      /^Building the viewer for .*m\.ts \.\.\.\nDrawing first \(2 states\) \.\.\.\nDrawing second \(2 states\) \.\.\.\n/,
    );
  });

  it('writes the page into a folder that it creates, and replaces an existing page', async () => {
    const folder = mkdtempSync(join(directory, 'target-'));
    const page = join(folder, 'docs/machines/page.html');
    for (let times = 0; times < 2; times++)
      expect((await run(join(packageFolder, 'tests/support/files/toggle.ts'), '--to', page)).status).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('<title>Machines of ');
  });

  it.each([
    ['the file itself', 'm.ts', 'is the file with the machines'],
    ['a link to the file', 'link.html', 'is the file with the machines'],
    ['other code', 'other.ts', 'does not end in .html'],
    ['a file without an ending', 'Makefile', 'does not end in .html'],
    ['a file that is not there yet', 'page.json', 'does not end in .html'],
    ['a folder', 'folder.html', 'is a folder'],
    ['no name', '', 'is a folder'],
  ])('never replaces %s by the page', async (_, target, sentence) => {
    const folder = mkdtempSync(join(directory, 'target-'));
    const text = withXstate(`export const m = ${machine('m')};`);
    for (const name of ['m.ts', 'other.ts', 'Makefile']) writeFileSync(join(folder, name), text);
    symlinkSync(join(folder, 'm.ts'), join(folder, 'link.html'));
    mkdirSync(join(folder, 'folder.html'));
    const { status, stderr } = await run(join(folder, 'm.ts'), '--to', target && join(folder, target));
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    for (const name of ['m.ts', 'other.ts', 'Makefile'])
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    expect(readdirSync(folder)).not.toContain('page.json');
  });

  it.each([
    ['page.vue', 'is no file of JavaScript or TypeScript'],
    ['machine.json', 'is no file of JavaScript or TypeScript'],
    ['machine', 'is no file of JavaScript or TypeScript'],
  ])('reads no %s', async (name, sentence) => {
    const { status, stdout, stderr } = await runFiles({ [name]: '' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  it.each([
    [['--help'], 0, 'Use: machine-viewer'],
    [['help'], 0, 'Use: machine-viewer'],
    [[], 2, 'Use: machine-viewer'],
    [['a.ts', 'b.ts'], 2, 'Use: machine-viewer'],
    [['--wrong'], 2, '--wrong'],
    [['.'], 2, 'is a folder'],
  ])('answers the arguments %j with exit code %i', async (args, status, text) => {
    const result = await run(...args);
    expect(result.status).toBe(status);
    expect(result.stdout + result.stderr).toContain(text);
  });

  it('prints its help on stdout of its process, whose exit code is 0', () => {
    const { status, stdout, stderr } = runProcess('--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Use: machine-viewer .*\n/);
  });

  it('prints why it wrote no page on stderr of its process, whose exit code is 1', () => {
    const { status, stderr } = runProcess(...writeFiles({ 'm.ts': 'process.exit(0);' }).args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The page was not written\. .*it ends its process while it loads\.\n$/);
  });
});
