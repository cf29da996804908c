/** The arguments of commands that people type on Windows too, where npm takes flags for itself. */
import { describe, expect, it } from 'vitest';
import { type CommandFlag, readCommandArgs } from '../../../../../tools/cli/lib/commandArgs.ts';

const flags: readonly CommandFlag[] = [
  { name: 'day', hasValue: true },
  { name: 'zone', hasValue: true },
  { name: 'to', hasValue: true },
  { name: 'area-code', hasValue: true },
  { name: 'dry-run', hasValue: false },
  { name: 'yes', hasValue: false },
];

const read = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = [];
  return { args: readCommandArgs(flags, args, env, (line) => lines.push(line)), lines };
};

describe('§1 flags that are words', () => {
  it.each([
    [['4f3a'], ['4f3a']],
    [['day=tomorrow'], ['--day=tomorrow']],
    [
      ['4f3a', 'day=2031-05-06', 'dry-run'],
      ['4f3a', '--day=2031-05-06', '--dry-run'],
    ],
    [['area-code=045'], ['--area-code=045']],
    [['day=a=b c'], ['--day=a=b c']],
    [['day='], ['--day=']],
    [['yes'], ['--yes']],
    [
      ['--day', 'tomorrow', '--dry-run'],
      ['--day', 'tomorrow', '--dry-run'],
    ],
    [
      ['--day', 'dry-run'],
      ['--day', 'dry-run'],
    ],
    [['day'], ['day']],
    [['dry-run=1'], ['dry-run=1']],
    [['unknown=1'], ['unknown=1']],
    [['./day=1.json'], ['./day=1.json']],
    [['DAY=tomorrow'], ['DAY=tomorrow']],
    [['help'], ['--help']],
    [
      ['help', 'state'],
      ['help', 'state'],
    ],
  ])('reads %j as %j', (args, expected) => {
    expect(read(args)).toEqual({ args: expected, lines: [] });
  });
});

describe('§1 flags that npm took for itself', () => {
  const npm = { npm_command: 'run-script' } as const;

  it.each([
    ['a flag without a value', [], { npm_config_dry_run: 'true' }, ['--dry-run']],
    ['a value after =', ['4f3a'], { npm_config_day: 'tomorrow' }, ['4f3a', '--day=tomorrow']],
    ['a value after a space', ['4f3a', 'tomorrow'], { npm_config_day: 'true' }, ['4f3a', '--day=tomorrow']],
    [
      'two values, in the order of the help',
      ['tomorrow', '3'],
      { npm_config_zone: 'true', npm_config_day: 'true' },
      ['--day=tomorrow', '--zone=3'],
    ],
    ['a name of two words', ['045'], { npm_config_area_code: 'true' }, ['--area-code=045']],
    ['a name that npm completes', [], { npm_config_token_description: 'cloud' }, ['--to=cloud']],
    ['a value that is missing', [], { npm_config_day: 'true' }, ['--day']],
  ])('restores %s', (_, args, env, expected) => {
    const result = read(args, { ...npm, ...env });
    expect(result.args).toEqual(expected);
    expect(result.lines).toEqual([expect.stringContaining(`read as: ${expected.join(' ')}.`)]);
  });

  it('quotes a value of several words where it says how it read them', () => {
    const { lines } = read([], { ...npm, npm_config_day: 'the 6th of May\u001b[2J' });
    expect(lines[0]).toContain('without dashes: "day=the 6th of May');
    expect(lines[0]).not.toContain('\u001b');
  });

  it.each([
    ['confirms no deletion by a setting of npm', ['4f3a'], { ...npm, npm_config_yes: 'true' }],
    ['reads no variable outside of an npm script', ['4f3a'], { npm_config_dry_run: 'true' }],
    ['reads no variable of npm exec', ['4f3a'], { npm_command: 'exec', npm_config_day: 'tomorrow' }],
    [
      'leaves out a setting that is off',
      ['4f3a'],
      { ...npm, npm_config_dry_run: '', npm_config_day: 'false' },
    ],
    ['prefers what is written', ['--day=today'], { ...npm, npm_config_day: 'tomorrow' }],
  ])('%s', (_, args, env) => {
    expect(read(args, env)).toEqual({ args, lines: [] });
  });
});
