/** What machines do with an actor that rejects. */
import { failureCodeOf } from '../request/context.ts';

interface Failing {
  /** The error of an actor. */
  readonly event: unknown;
}

const failureIn = (event: unknown): string => failureCodeOf((event as { readonly error?: unknown }).error);

/** A guard: somebody else wrote since the reading. */
export const isConflictIn = ({ event }: Failing): boolean => failureIn(event) === 'conflict';

/** For the action `noteFailure`. */
export const toFailure = ({ event }: Failing): { readonly failure: string } => ({
  failure: failureIn(event),
});
