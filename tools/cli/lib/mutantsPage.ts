/** Formats docs/machines/mutants.md: the number of mutants of each machine, and how many were killed. */
import { type MachineMutant, mutantKinds } from '../../../machines/model/mutants.ts';

export type MutantsByMachine = Readonly<Record<string, readonly MachineMutant[]>>;

const formatRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A percentage with one decimal, rounded down. */
const formatShare = (some: number, all: number): string =>
  `${(Math.floor((some / all) * 1_000) / 10).toFixed(1)} %`;

/** A table of killed and surviving mutants, grouped by name. */
export const formatMutantTable = (
  by: string,
  mutants: readonly (readonly [name: string, mutant: MachineMutant])[],
  survives: (name: string) => boolean,
): readonly string[] => {
  const line = (name: string, some: readonly MachineMutant[]) => {
    const left = some.filter((mutant) => survives(mutant.name)).length;
    return formatRow([
      name,
      some.length,
      some.length - left,
      left,
      formatShare(some.length - left, some.length),
    ]);
  };
  const names = [...new Set(mutants.map(([name]) => name))];
  return [
    formatRow([by, 'Mutants', 'Killed', 'Survived', 'Killed of all']),
    '| --- | ---: | ---: | ---: | ---: |',
    ...names.map((name) =>
      line(
        name,
        mutants.flatMap(([other, mutant]) => (other === name ? mutant : [])),
      ),
    ),
    line(
      'All',
      mutants.map(([, mutant]) => mutant),
    ),
  ];
};

export const listMutantsByMachine = (mutants: MutantsByMachine) =>
  Object.entries(mutants).flatMap(([name, some]) => some.map((mutant) => [name, mutant] as const));

const listMutantsByKind = (mutants: MutantsByMachine) =>
  mutantKinds.flatMap((kind) =>
    Object.values(mutants).flatMap((some) =>
      some.filter((mutant) => mutant.kind === kind).map((mutant) => [kind, mutant] as const),
    ),
  );

/** Renders the whole page. `survivors` maps each to its reason. */
export const renderMutantsPage = (
  mutants: MutantsByMachine,
  survivors: Readonly<Record<string, string>>,
): string => {
  const survives = (name: string) => name in survivors;
  return [
    '<!-- Made by `npm run test:mutants`. Do not edit. -->',
    '',
    '# One slip in each machine',
    '',
    'Each mutant is a machine of `machines/` with one thing changed, as a slip would change it (`machines/model/mutants.ts`).',
    'It is killed where what is known of the machine by hand (`tests/machines/states/`, `tests/machines/transitions/`) does',
    'not hold of it. One that survives has a reason in `tests/machines/survivingMutants.ts`.',
    '',
    ...formatMutantTable('Machine', listMutantsByMachine(mutants), survives),
    '',
    ...formatMutantTable('Slip', listMutantsByKind(mutants), survives),
    '',
    '## Survivors',
    '',
    ...Object.entries(survivors).map(([name, reason]) => `- \`${name}\`: ${reason}`),
    '',
  ].join('\n');
};
