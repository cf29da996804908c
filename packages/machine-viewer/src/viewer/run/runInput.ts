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
