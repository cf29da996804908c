import { describe, expect, it } from 'vitest';
import { createMutants } from '../../../src/model/index.ts';
import { findDifferences, findSurvivors, type MachineExpectations } from '../../../src/vitest/index.ts';
import { registeredUpload, uploadStates, uploadTransitions } from '../../support/registeredUpload.ts';

const expectations: MachineExpectations = { states: uploadStates, transitions: uploadTransitions };

const listDifferences = async (changed: Partial<MachineExpectations>): Promise<readonly string[]> => {
  const differences: string[] = [];
  for await (const each of findDifferences(registeredUpload, { ...expectations, ...changed }))
    differences.push(each);
  return differences;
};

const withState = (name: string, row: object): Partial<MachineExpectations> => ({
  states: { ...uploadStates, [name]: row },
});

describe('a machine and its rows', () => {
  it('are equal where every row fits', async () => {
    expect(await listDifferences({})).toEqual([]);
  });

  const { waiting: _, ...otherStates } = uploadStates;
  it.each<readonly [string, Partial<MachineExpectations>, string]>([
    ['a state without a row', { states: otherStates }, 'waiting has no assertion.'],
    ['a row of no state', withState('paused', {}), 'paused: there is no such state.'],
    [
      'a tag',
      withState('sending', { pending: ['send'] }),
      `SEND: in "idle", 'SEND' has the tags ["busy"], not [].`,
    ],
    [
      'an actor',
      withState('sending', { tags: ['busy'] }),
      `SEND: in "idle", 'SEND' awaits ["send"], not [].`,
    ],
    [
      'the length of a timer',
      withState('waiting', { tags: ['busy'], timers: { pause: 2_000 } }),
      `SEND, send:offline: in "sending", 'send:offline' pause ends at 1002, not at 2002.`,
    ],
    ['the start', withState('idle', {}), 'The start is in ["idle"], not in [].'],
    [
      'an event that the record does not have',
      { transitions: uploadTransitions.replace('  CANCEL → idle, sets attempts = 0\n', '') },
      "Line 2 of the record is '  send:offline → waiting, starts pause (1000 ms)', not '  CANCEL → idle, sets attempts = 0'.",
    ],
    [
      'an event that is refused',
      { transitions: 'SEND → sending, sets attempts = 1\n  SEND → stored\n' },
      `SEND, SEND: in "sending", 'SEND' is 'refused', not 'stored'.`,
    ],
    [
      'a target',
      { transitions: 'SEND → waiting, sets attempts = 1\n' },
      `SEND: in "idle", 'SEND' is 'sending, sets attempts = 1', not 'waiting, sets attempts = 1'.`,
    ],
    [
      'the context',
      { transitions: 'SEND → sending\n' },
      `SEND: in "idle", 'SEND' is 'sending, sets attempts = 1', not 'sending'.`,
    ],
  ])('differ in %s', async (_, changed, difference) => {
    expect(await listDifferences(changed)).toContain(difference);
  });
});

describe('the mutants that no row notices', () => {
  const mutants = createMutants(registeredUpload);
  const namesOf = async (facts: MachineExpectations) =>
    (await findSurvivors(mutants, facts)).map(({ name }) => name);

  it('are those of an element that does what another does', async () => {
    expect(await namesOf(expectations)).toEqual([
      'upload.sending | CANCEL → upload.idle: action dropped (1, reset)',
    ]);
  });

  it('are none of those that make no machine', async () => {
    const broken = {
      name: 'broken',
      kind: 'target changed' as const,
      create: () => {
        throw new Error('no machine');
      },
    };
    expect(await findSurvivors([broken], expectations)).toEqual([]);
  });
});
