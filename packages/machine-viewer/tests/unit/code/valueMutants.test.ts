import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createValueMutants, findSurvivors } from '../../../src/vitest/index.ts';
import { parcelRows, parcelValues, registeredParcel } from '../../support/registeredParcel.ts';

const support = join(import.meta.dirname, '../../support');
const create = (file: string, name: string) =>
  createValueMutants(join(support, file), name, registeredParcel);

const input = 'parcel, states.moving.invoke.input: input changed';
const params = 'parcel, states.idle.on.SEND.actions.params: parameter changed';
const context = 'parcel, context: assignment changed';
const assigned = 'parcel, states.idle.on.SEND.actions: assignment changed';
const stops = 'parcel, states.idle.on.SEND.actions.stops: assignment changed';

const names = [
  'parcel, delays: delay changed (pause left out)',
  'parcel, delays: delay changed (pause: context.weight * 10 → null)',
  'parcel, delays.pause: delay changed (context.weight * 10 → context.weight / 10)',
  'parcel, delays.pause: delay changed (context.weight * 10 → context.weight)',
  'parcel, delays.pause: delay changed (context.weight * 10 → 10)',
  'parcel, delays.pause: delay changed (10 → 11)',
  `${context} (stops left out)`,
  `${context} (weight left out)`,
  `${context} (stops: [] → null)`,
  `${context} (stops and weight swapped)`,
  'parcel, context.weight: assignment changed (3 → 4)',
  `${assigned} (stops left out)`,
  `${assigned} (stops: addStop(context.stops, event.to) → null)`,
  `${stops} (context.stops and event.to swapped)`,
  'parcel, addStop: assignment changed (...stops left out)',
  'parcel, addStop: assignment changed (stop left out)',
  'parcel, addStop: assignment changed (...stops and stop swapped)',
  `${params} (to left out)`,
  `${params} (to: event.to → null)`,
  `${input} (to left out)`,
  `${input} (weight left out)`,
  `${input} (to: stops.at(-1)! → null)`,
  `${input} (weight → null)`,
  `${input} (to and weight swapped)`,
  'parcel, states.moving.invoke.input.to: input changed (1 → 2)',
];

describe('the mutants of values', () => {
  it.each([
    ['a machine', 'parcel.ts', 'parcel'],
    ['a registration', 'registeredParcel.ts', 'registeredParcel'],
  ])('are those of assignments, parameters, inputs and delays, of the export of %s', (_, file, name) => {
    expect(create(file, name).map((mutant) => mutant.name)).toEqual(names);
  });

  it('are noticed by the table of values, and without it not where they pass something on', async () => {
    const mutants = create('parcel.ts', 'parcel');
    expect(await findSurvivors(mutants, { ...parcelRows, values: parcelValues })).toEqual([]);
    const survivors = await findSurvivors(mutants, parcelRows);
    expect(survivors.map(({ name }) => name)).toEqual(
      names.filter((name) => name.startsWith(params) || name.startsWith('parcel, states.moving.invoke')),
    );
  });

  it('leave the machine that they are made of as it is', async () => {
    for (const mutant of create('parcel.ts', 'parcel')) await mutant.create();
    expect(
      await findSurvivors([{ name: '', kind: 'input changed', create: () => registeredParcel }], {
        ...parcelRows,
        values: parcelValues,
      }),
    ).toHaveLength(1);
  });

  it('are none for an export that is no machine', () => {
    expect(create('registeredParcel.ts', 'parcelValues')).toEqual([]);
    expect(create('parcel.ts', 'none')).toEqual([]);
  });
});
