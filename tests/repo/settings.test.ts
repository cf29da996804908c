/** §1 The settings have one list: `.env.example`, docs/deploy.md and the code that reads them name the same. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandSettings, type SettingTexts, serverSettings } from '../../server/http/settingTexts.ts';
import { buildSettings } from '../../tools/vite/settingTexts.ts';

const file = '.env.example';
/** A checkout on Windows may end its lines with CRLF. */
const readText = (name: string): string => readFileSync(name, 'utf8').replaceAll('\r\n', '\n');
const settings: SettingTexts = { ...serverSettings, ...commandSettings, ...buildSettings };

const formatGroup = (title: string, group: SettingTexts): readonly string[] => [
  '',
  `# ${title}`,
  ...Object.entries(group).flatMap(([name, { what, default: value }]) => [
    '',
    `# ${what}`,
    `# ${name}=${value ?? ''}`,
  ]),
];

const example = `${[
  '# Every setting with its default. docs/deploy.md says more about each.',
  '# The build reads a file .env.production.local; the server and the commands read the environment alone.',
  ...formatGroup('The server', serverSettings),
  ...formatGroup('The commands of the hall', commandSettings),
  ...formatGroup('The build', buildSettings),
].join('\n')}\n`;

/** Read by the tools of developers and testers, and what an earlier version called SITE_PRERENDER. */
const internal = ['SITE_QA', 'SITE_DRAWN'];

/** What vite.config.ts defines for the code of the site. */
const defined = ['SITE_ADDRESS', 'SITE_STORE', 'SITE_SEAL', 'SITE_APP_CHECK_KEY'];

describe('§1 the settings', () => {
  it('are those of .env.example', () => {
    if (process.env.UPDATE === '1') writeFileSync(file, example);
    // To write it: UPDATE=1 npx vitest run tests/repo/settings.test.ts
    expect(readText(file)).toBe(example);
  });

  it('have a row each in docs/deploy.md, with the same default', () => {
    const [, section = ''] = /\n# Settings\n([\s\S]*?)\n# /.exec(readText('docs/deploy.md')) ?? [];
    const rows = [...section.matchAll(/^\| (`[A-Z_`, ]+`) \| ([^|]+) \|/gm)].flatMap(
      ([, names = '', value = '']) => names.split(', ').map((name) => [name.slice(1, -1), value] as const),
    );
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(settings).toSorted());
    for (const [name, value] of rows) {
      const expected = settings[name]!.default;
      if (expected !== null) expect([name, value]).toEqual([name, `\`${expected}\``]);
    }
  });

  it('are all that the server and the build read by such a name', () => {
    const code = globSync(['server/**/*.ts', 'src/**/*.{ts,tsx}', 'tools/**/*.ts', 'vite.config.ts'])
      .map((each) => readFileSync(each, 'utf8'))
      .join('\n');
    const read = new Set(code.match(/\b(?:SITE|VITE)_[A-Z_]*[A-Z]\b/g));
    const known = [...Object.keys(settings), ...internal, ...defined];
    expect([...read].filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(settings).filter((name) => !code.includes(name))).toEqual([]);
  });
});
