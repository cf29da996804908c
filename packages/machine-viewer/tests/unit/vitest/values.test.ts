import { describe, expect, it } from 'vitest';
import { findDifferences, findRowProblems, type MachineExpectations } from '../../../src/vitest/index.ts';
import { parcelRows, parcelValues, registeredParcel } from '../../support/registeredParcel.ts';

const findFirst = async (values: MachineExpectations['values']): Promise<string | null> => {
  for await (const each of findDifferences(registeredParcel, { ...parcelRows, ...(values && { values }) }))
    return each;
  return null;
};

const { inputs = {}, params = {}, rows = [] } = parcelValues;
const [row] = rows;

describe('the values that a machine passes on', () => {
  it('are equal where every line fits, and need none where no table has any', async () => {
    expect(await findFirst(parcelValues)).toBeNull();
    expect(await findFirst(undefined)).toBeNull();
  });

  it.each<readonly [string, object, string]>([
    [
      'the context at the start',
      { begins: { stops: [], weight: 4 } },
      'The start begins with {"stops":[],"weight":3}, not {"stops":[],"weight":4}.',
    ],
    [
      'the input of an actor',
      { inputs: { carry: () => ({ to: 'home' }) } },
      `SEND:hall: in "idle", 'SEND:hall' passes {"to":"hall","weight":3} to carry, not {"to":"home"}.`,
    ],
    [
      'an actor without a line',
      { inputs: {} },
      `SEND:hall: in "idle", 'SEND:hall' passes {"to":"hall","weight":3} to carry, and no line says what.`,
    ],
    [
      'the parameters of an action',
      { params: { log: () => ({ to: null }) } },
      `SEND:hall: in "idle", 'SEND:hall' passes {"to":"hall"} to log, not {"to":null}.`,
    ],
    ['a line of no actor', { inputs: { ...inputs, drop: () => null } }, 'inputs.drop: never met.'],
    ['a line of no action', { params: { ...params, tell: () => null } }, 'params.tell: never met.'],
    [
      'a row',
      { rows: [{ ...row, sets: { weight: 1 } }] },
      'carries the parcel to the stop that was chosen last: sets.weight is 3, not 1.',
    ],
  ])('differ by %s', async (_, changed, difference) => {
    expect(await findFirst({ ...parcelValues, ...changed })).toBe(difference);
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['nothing where it fits', {}, []],
    [
      'an input',
      { inputs: { carry: { to: 'home' } } },
      ['inputs.carry is {"to":"hall","weight":3}, not {"to":"home"}'],
    ],
    ['a parameter', { params: { log: {} } }, ['params.log is {"to":"hall"}, not {}']],
    [
      'a timer',
      { steps: ['SEND:home', 'carry:carried'], inputs: {}, params: {}, sets: {}, timers: { pause: 20 } },
      ['pause ends in 30, not in 20'],
    ],
    ['a step that is impossible', { steps: ['carry:carried'] }, [`'carry' is not at work in "idle".`]],
  ])('of a row: names %s', async (_, changed, problems) => {
    expect(await findRowProblems(registeredParcel, { ...row!, ...changed })).toEqual(problems);
  });
});
