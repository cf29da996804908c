import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { createMutants, mutantKinds, type RegisteredMachine, runMachine } from '../../../src/model/index.ts';
import { clock } from '../../support/patterns.ts';
import { registeredUpload } from '../../support/registeredUpload.ts';

const register = (machine: RegisteredMachine['machine']): RegisteredMachine => ({
  machine,
  samples: {},
  project: () => 0,
});

const findMutant = (registered: RegisteredMachine, name: string) => {
  const mutant = createMutants(registered).find((each) => each.name === name);
  expect(mutant?.name).toBe(name);
  return mutant!.create();
};

const statesOf = async (registered: RegisteredMachine, keys: readonly string[]) =>
  (await runMachine(registered, keys)).frames.map(({ state }) => state.value);

describe('the mutants of a configuration', () => {
  it('have unique names, and are of every kind that the configuration has', () => {
    const mutants = [...createMutants(registeredUpload), ...createMutants(register(clock))];
    const names = mutants.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const kinds = new Set(mutants.map(({ kind }) => kind));
    expect(mutantKinds.filter((kind) => !kinds.has(kind))).toEqual([
      'guard body changed',
      'assignment changed',
      'parameter changed',
      'input changed',
      'delay changed',
    ]);
  });

  it('negate a guard that has a name', async () => {
    const mutant = findMutant(
      registeredUpload,
      'upload.sending | xstate.error.actor.send [mayRetry] → upload.waiting: guard negated',
    );
    expect(await statesOf(mutant, ['SEND', 'send:offline'])).toEqual(['idle', 'sending', 'failed']);
  });

  it('negate a guard that is a function of the configuration', async () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { PRESS: { guard: () => true, target: 'on' } } }, on: {} },
    });
    const mutant = findMutant(register(lamp), 'lamp.off | PRESS [inline guard] → lamp.on: guard negated');
    expect(await statesOf(register(lamp), ['PRESS'])).toEqual(['off', 'on']);
    expect(await statesOf(mutant, ['PRESS'])).toEqual(['off', 'off']);
  });

  it('double a delay', async () => {
    const mutant = findMutant(registeredUpload, 'upload, pause: delay doubled');
    const { frames } = await runMachine(mutant, ['SEND', 'send:offline']);
    expect(frames.at(-1)!.timers).toEqual([{ key: 'after pause', due: 2_000 }]);
  });

  it('leave the machine that they are made of as it is', async () => {
    for (const { create } of createMutants(registeredUpload)) create();
    expect(await statesOf(registeredUpload, ['SEND', 'send:offline', 'CANCEL'])).toEqual([
      'idle',
      'sending',
      'waiting',
      'idle',
    ]);
  });
});
