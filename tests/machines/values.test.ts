import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import type { RegisteredMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { findRowProblems } from '../../packages/machine-viewer/src/vitest/index.ts';
import { findExpectations } from './findExpectations.ts';

const machines: readonly [string, RegisteredMachine][] = Object.entries(registry);
const rows = await Promise.all(
  machines.map(async ([name, registered]) => {
    const { values: { rows = [] } = {} } = await findExpectations(name);
    return rows.map((row) => [name, row.title, registered, row] as const);
  }),
);

describe('§4 the values that a machine passes on', () => {
  it.each(rows.flat())('%s %s', async (_, __, registered, row) => {
    expect(await findRowProblems(registered, row)).toEqual([]);
  });
});
