import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { createMutants } from '../../machines/model/mutants.ts';
import { rebuildMachine } from '../../machines/model/rebuildMachine.ts';
import type { RegisteredMachine } from '../../machines/model/registered.ts';
import { renderMutantsPage } from '../../tools/cli/lib/mutantsPage.ts';
import { takeSample } from '../support/sampling.ts';
import { findExpectations } from './findExpectations.ts';
import { findFirstDifference } from './firstDifference.ts';
import { survivingMutants } from './survivingMutants.ts';

const machines = Object.entries(registry) as [string, RegisteredMachine][];
const mutants = Object.fromEntries(machines.map(([name, registered]) => [name, createMutants(registered)]));
const all = machines.flatMap(([name]) => mutants[name]!.map((mutant) => ({ name, mutant })));

describe('§4 a machine with one slip in it', () => {
  it('and one that is made anew without a slip are told apart', async () => {
    for (const [name, registered] of takeSample(machines, 3))
      expect([
        name,
        await findFirstDifference(rebuildMachine(registered), await findExpectations(name)),
      ]).toEqual([name, null]);
  });

  it('is noticed, or it is known why it cannot be', async () => {
    for (const { name, mutant } of takeSample(all, 12))
      expect([
        mutant.name,
        (await findFirstDifference(mutant.create(), await findExpectations(name))) === null,
      ]).toEqual([mutant.name, mutant.name in survivingMutants]);
  }, 600_000);

  it('has a name of its own, and docs/machines/mutants.md counts it', () => {
    const made = all.map(({ mutant }) => mutant.name);
    expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(survivingMutants).filter((name) => !made.includes(name))).toEqual([]);
    expect(readFileSync('docs/machines/mutants.md', 'utf8')).toBe(
      renderMutantsPage(mutants, survivingMutants),
    );
  });
});
