/** The input of a run, as JSON text: an address has it. */
import type { RegisteredMachine } from '../../model/registered.ts';

/** The limit on the JSON of an input (characters): a run is an address. */
export const maxInputLength = 2_000;

/** The value of the text, of any shape; null when the text is too long or no JSON. */
export const parseInput = (text: string): { readonly value: unknown } | null => {
  if (text.length > maxInputLength) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** @param input JSON; null, and what is none, leaves the registered input */
export const withInput = (registered: RegisteredMachine, input: string | null): RegisteredMachine => {
  const parsed = input === null ? null : parseInput(input);
  return parsed === null ? registered : { ...registered, input: parsed.value };
};

/**
 * Whether a machine's context depends on an input. A context that is a function may need only `spawn` or the time, so that it
 * is called once to see whether it reads `input`.
 */
export const takesInput = ({ machine, input }: RegisteredMachine): boolean => {
  const { context } = machine.config;
  if (input !== undefined) return true;
  if (typeof context !== 'function' || context.length === 0) return false;
  let isRead = false;
  const args = {
    get input() {
      isRead = true;
      return undefined;
    },
    spawn: () => ({}),
    self: {},
  };
  try {
    context(args as unknown as Parameters<typeof context>[0]);
  } catch {
    // It fails without its input, or by itself.
  }
  return isRead;
};
