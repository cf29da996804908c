import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { takesInput } from '../../../../src/viewer/run/runInput.ts';

const register = (context: unknown, input?: unknown) => ({
  machine: createMachine({ context: context as object }),
  samples: {},
  project: () => null,
  input,
});

describe('the input of a machine', () => {
  it.each([
    ['a context that reads it', ({ input }: { input: { id: string } }) => ({ id: input.id })],
    [
      'a context that reads it after it spawned',
      (args: { input: number; spawn: () => unknown }) => [args.spawn(), args.input],
    ],
    [
      'a context that fails once it read it',
      ({ input }: { input: { id: { first: string } } }) => input.id.first,
    ],
  ])('is offered for %s', (_, context) => {
    expect(takesInput(register(context))).toBe(true);
  });

  it('is offered where the machine is registered with one', () => {
    expect(takesInput(register({}, { id: 'a' }))).toBe(true);
  });

  it.each([
    ['a context that is a value', { id: 'a' }],
    ['a context that only spawns', ({ spawn }: { spawn: () => unknown }) => ({ child: spawn() })],
    ['a context that makes a value', () => ({ now: 5 })],
    [
      'a context that throws by itself',
      () => {
        throw new Error('Sample fault');
      },
    ],
    [
      'a context that throws after it spawned',
      ({ spawn }: { spawn: () => unknown }) => {
        throw new Error(String(spawn()));
      },
    ],
    ['no context', undefined],
  ])('is not offered for %s', (_, context) => {
    expect(takesInput(register(context))).toBe(false);
  });
});
