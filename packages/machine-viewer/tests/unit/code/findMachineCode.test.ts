import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMachine } from 'xstate';
import { findMachineCode } from '../../../src/code/findMachineCode.ts';

/** The places of a machine that is written as `files`; the first file exports it. */
const findPlaces = (files: Readonly<Record<string, string>>, config: object) => {
  const directory = mkdtempSync(join(tmpdir(), 'machine-code-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const [first = ''] = Object.keys(files);
  const machine = createMachine(config as never);
  const { places } = findMachineCode(join(directory, first), directory, { sample: { machine } });
  return Object.fromEntries(
    Object.entries(places.sample ?? {}).map(([part, { file, first, last }]) => [
      part,
      `${file}:${first}-${last}`,
    ]),
  );
};

describe('§4 the code of a machine', () => {
  it('finds the lines of states and transitions, in objects, lists and strings', () => {
    expect(
      findPlaces(
        {
          'sample.ts': [
            "import { createMachine } from 'xstate';",
            'export const sample = createMachine({',
            "  id: 'sample',",
            "  initial: 'one',",
            '  states: {',
            "    one: { on: { GO: 'two' } },",
            '    two: {',
            '      on: {',
            '        BACK: [',
            "          { guard: 'isOpen', target: 'one' },",
            "          { target: 'two' },",
            '        ],',
            '      },',
            '    },',
            '  },',
            '});',
          ].join('\n'),
        },
        {
          id: 'sample',
          initial: 'one',
          states: {
            one: { on: { GO: 'two' } },
            two: { on: { BACK: [{ guard: 'isOpen', target: 'one' }, { target: 'two' }] } },
          },
        },
      ),
    ).toEqual({
      sample: 'sample.ts:2-16',
      'sample.one': 'sample.ts:6-6',
      'sample.one | GO → sample.two': 'sample.ts:6-6',
      'sample.two': 'sample.ts:7-14',
      'sample.two | BACK [isOpen] → sample.one': 'sample.ts:10-10',
      'sample.two | BACK → sample.two': 'sample.ts:11-11',
    });
  });

  it('follows constants, spreads and imports, and stops where a name leads out', () => {
    expect(
      findPlaces(
        {
          'sample.ts': [
            "import { createMachine } from 'xstate';",
            "import { other } from './other.ts';",
            "import { computed } from 'elsewhere';",
            'const shared = {',
            "  BACK: 'one',",
            '} as const;',
            'export const sample = createMachine({',
            "  id: 'sample',",
            '  states: {',
            '    one: other,',
            '    two: { on: { ...shared } },',
            '    three: computed(),',
            '  },',
            '});',
          ].join('\n'),
          'other.ts': ['export const other = {', "  on: { GO: 'two' },", '};'].join('\n'),
        },
        {
          id: 'sample',
          initial: 'one',
          states: {
            one: { on: { GO: 'two' } },
            two: { on: { BACK: 'one' } },
            three: { on: { GO: 'one' } },
          },
        },
      ),
    ).toEqual({
      sample: 'sample.ts:7-14',
      'sample.one': 'other.ts:1-3',
      'sample.one | GO → sample.two': 'other.ts:2-2',
      'sample.two': 'sample.ts:11-11',
      'sample.two | BACK → sample.one': 'sample.ts:5-5',
      'sample.three': 'sample.ts:12-12',
      'sample.three | GO → sample.one': 'sample.ts:12-12',
    });
  });
});
