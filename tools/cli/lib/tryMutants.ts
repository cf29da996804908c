/**
 * Mutates each machine, one change at a time, and runs the tests against each mutant. On success it writes
 * docs/machines/mutants.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import * as registry from '../../../machines/index.ts';
import type { RegisteredMachine } from '../../../packages/machine-viewer/src/model/index.ts';
import { findSurvivors } from '../../../packages/machine-viewer/src/vitest/index.ts';
import { createAllMutants } from '../../../tests/machines/createAllMutants.ts';
import { findExpectations } from '../../../tests/machines/findExpectations.ts';
import { survivingMutants } from '../../../tests/machines/survivingMutants.ts';
import { formatMutantTable, listMutantsByMachine, renderMutantsPage } from './mutantsPage.ts';

const leastKilled = 0.97;

/** @returns false where fewer than 97 % are killed, one survives without a reason, or a reason exists for one that does not survive */
export async function tryMutants(): Promise<boolean> {
  const machines = Object.entries(registry) as [string, RegisteredMachine][];
  const mutants = await createAllMutants();
  const survived = new Set<string>();

  for (const [name] of machines) {
    const begun = performance.now();
    for (const mutant of await findSurvivors(mutants[name]!, await findExpectations(name)))
      survived.add(mutant.name);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(`${name}: ${mutants[name]!.length} mutants in ${seconds} seconds`);
  }

  const all = listMutantsByMachine(mutants);
  const unexplained = [...survived].filter((name) => !(name in survivingMutants));
  const needless = Object.keys(survivingMutants).filter((name) => !survived.has(name));
  const killed = all.length - survived.size;

  console.log(`\n${formatMutantTable('Machine', all, (name) => survived.has(name)).join('\n')}\n`);
  for (const name of survived)
    console.log(`Survives: ${name}\n  ${survivingMutants[name] ?? 'It has no reason.'}`);
  for (const name of needless)
    console.error(`This mutant has a reason, but does not survive or does not exist: ${name}`);
  if (killed < all.length * leastKilled) console.error(`Fewer than ${leastKilled * 100} % are killed.`);
  if (unexplained.length > 0) console.error(`${unexplained.length} survive without a reason.`);

  if (needless.length + unexplained.length > 0 || killed < all.length * leastKilled) return false;
  mkdirSync('docs/machines', { recursive: true });
  writeFileSync('docs/machines/mutants.md', renderMutantsPage(mutants, survivingMutants));
  return true;
}
