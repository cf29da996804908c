import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { type RegisteredMachine, rebuildMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { findFirstDifference } from '../../packages/machine-viewer/src/vitest/index.ts';
import { renderMutantsPage } from '../../tools/cli/lib/mutantsPage.ts';
import { sampleSize, takeSample } from '../support/sampling.ts';
import { createAllMutants } from './createAllMutants.ts';
import { findExpectations } from './findExpectations.ts';
import { survivingMutants } from './survivingMutants.ts';

const machines = Object.entries(registry) as [string, RegisteredMachine][];
const mutants = await createAllMutants();
const all = machines.flatMap(([name]) => mutants[name]!.map((mutant) => ({ name, mutant })));

describe('§4 the mutants of a machine', () => {
  it('rebuilds a machine without a change, and finds no difference', async () => {
    for (const [name, registered] of takeSample(machines))
      expect([
        name,
        await findFirstDifference(rebuildMachine(registered), await findExpectations(name)),
      ]).toEqual([name, null]);
  });

  it('kills every mutant of the sample that has no reason to survive', async () => {
    // `npm test -- --mutants` tries all of them: a tenth would be too many for a sample.
    const step = Math.floor(all.length / sampleSize(all.length, 12));
    for (const { name, mutant } of all.filter((_, at) => at % step === 0))
      expect([
        mutant.name,
        (await findFirstDifference(await mutant.create(), await findExpectations(name))) === null,
      ]).toEqual([mutant.name, mutant.name in survivingMutants]);
  }, 600_000);

  it.each([
    ['navPanel', "navPanel, isMouse: guard body changed (pointerType !== 'touch')"],
    ['formRequest', "formRequest, isUnreachable: guard body changed (errorCodeOf(event) !== 'offline')"],
  ] as const)('kills a guard of %s that lets too much pass: %s', async (name, mutantName) => {
    const mutant = mutants[name]?.find((each) => each.name === mutantName);
    expect(await findFirstDifference(await mutant!.create(), await findExpectations(name))).not.toBeNull();
  });

  it('names each mutant uniquely, and docs/machines/mutants.md counts them', () => {
    const made = all.map(({ mutant }) => mutant.name);
    expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(survivingMutants).filter((name) => !made.includes(name))).toEqual([]);
    expect(readFileSync('docs/machines/mutants.md', 'utf8')).toBe(
      renderMutantsPage(mutants, survivingMutants),
    );
  });
});
