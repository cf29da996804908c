/** One change of a clerk over the version that was read: the part of the page says what to check, what to write and what to read again. */
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { conditionalWriteMachine, type WritePlan } from '../../machines/staff/conditionalWrite.ts';

interface ConditionalWriteOptions<Plan extends WritePlan, Written> {
  /** Looks at what would be written. */
  readonly check: () => Promise<Plan>;
  readonly write: () => Promise<Written>;
  /** Reads the record again; @param written null after a conflict */
  readonly onReload: (written: Written | null) => void;
}

export const useConditionalWrite = <Plan extends WritePlan, Written>({
  check,
  write,
  onReload,
}: ConditionalWriteOptions<Plan, Written>) => {
  const [state, send] = useMachine(
    conditionalWriteMachine.provide({
      actors: {
        check: fromPromise((): Promise<WritePlan> => check()),
        write: fromPromise((): Promise<unknown> => write()),
      },
      actions: { reload: ({ context }) => onReload(context.written as Written | null) },
    }),
  );
  const { plan, written, failure } = state.context;
  return { state, send, plan: plan as Plan | null, written: written as Written | null, failure };
};
