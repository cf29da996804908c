/** §1 The files that a newcomer, a reporter and GitHub read first. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import siteFile from '../../src/site.json' with { type: 'json' };
import type { SiteFile } from '../../src/site.ts';
import { updateContact } from '../../tools/cli/init/plan.ts';

const site = siteFile as SiteFile;
const read = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const workflows = globSync('.github/{workflows,actions}/**/*.yml').map((file) => file.replaceAll('\\', '/'));

describe('§1 SECURITY.md', () => {
  it('names the hall of src/site.json, and its telephone only once it is no sample', () => {
    const text = read('SECURITY.md');
    expect(text).toContain(`\n> ${site.hall.address}`);
    expect(updateContact(text, site)).toBe(text);
    const withNumber = (sample: boolean): SiteFile => ({
      ...site,
      hall: { ...site.hall, telephone: { number: '(045) 000 0001', sample } },
    });
    expect(updateContact(text, withNumber(false))).toContain(
      `> ${site.hall.address}, telephone (045) 000 0001\n`,
    );
    expect(updateContact(text, withNumber(true))).not.toContain('000 0001');
  });
});

describe('§1 the documents at the root', () => {
  it.each(['SECURITY.md', 'CODE_OF_CONDUCT.md', 'AGENTS.md'])('%s links to files that exist', (file) => {
    const targets = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(
      ([, path = '']) => path,
    );
    expect(targets.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('AGENTS.md is 10 to 40 lines that point to CONTRIBUTING.md', () => {
    const lines = read('AGENTS.md').trimEnd().split('\n').length;
    expect([lines >= 10, lines <= 40]).toEqual([true, true]);
    expect(read('AGENTS.md')).toContain('[CONTRIBUTING.md](CONTRIBUTING.md)');
  });
});

describe('§1 the workflows', () => {
  it('run commands of package.json, and a job for each layer of the tests', () => {
    const text = workflows.map(read).join('\n');
    const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const layers = [...text.matchAll(/npm test -- (.+)/g)].map(([, flags = '']) => flags);
    expect(layers).toEqual(
      expect.arrayContaining([
        ...['--static', '--unit', '--node', '--full --engines', '--full'],
        expect.stringMatching(/^--browser --shard=/),
      ]),
    );
  });

  it('pin every action of others by the hash of a commit', () => {
    const uses = workflows.flatMap((file) =>
      [...read(file).matchAll(/uses: (\S+)/g)].map(([, name = '']) => name),
    );
    expect(uses.length).toBeGreaterThan(8);
    expect(uses.filter((name) => !name.startsWith('./') && !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  it('install the Node that .nvmrc names, which is the one that the commands need', () => {
    const [, needed] = /needed = (\d+);/.exec(read('tools/cli/checkNode.mjs')) ?? [];
    expect(read('.nvmrc').trim()).toBe(needed);
    expect(read('.github/actions/install/action.yml')).toContain('node-version-file: .nvmrc');
  });
});

describe('§1 the development container', () => {
  it('has every package of Debian that docs/testing.md names', () => {
    const names = [...read('docs/testing.md').matchAll(/\(Debian: `([^`]+)`\)/g)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    expect(names.length).toBeGreaterThan(4);
    const dockerfile = read('.devcontainer/Dockerfile');
    expect(names.filter((name) => !dockerfile.includes(` ${name}`))).toEqual([]);
  });
});
