/** Formats state names for people. */
import type { AnyMachineSnapshot } from 'xstate';

/** 'formRequest.submitting.saving' → 'submitting.saving'. The machine's own id stays unchanged. */
export const withoutMachine = (id: string): string => id.replace(/^[^.]*\./, '');

/** The ids of all active states. */
export const activeStateIds = (state: AnyMachineSnapshot): readonly string[] =>
  state._nodes.map(({ id }) => id);

/** 'submitting.attempting.saving'; for a parallel machine 'tab.stored, phone.off'. */
export const stateNameOf = (state: AnyMachineSnapshot): string =>
  state._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => withoutMachine(id))
    .join(', ');
