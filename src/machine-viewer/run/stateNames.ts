/** States as people name them. */
import type { AnyMachineSnapshot } from 'xstate';

/** 'formRequest.submitting.saving' → 'submitting.saving'; the machine itself keeps its name. */
export const withoutMachine = (id: string): string => id.replace(/^[^.]*\./, '');

/** The ids of all states that are entered. */
export const activeStateIds = (state: AnyMachineSnapshot): readonly string[] =>
  state._nodes.map(({ id }) => id);

/** 'submitting.trying.saving'; of a parallel machine 'tab.kept, phone.off' */
export const stateNameOf = (state: AnyMachineSnapshot): string =>
  state._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => withoutMachine(id))
    .join(', ');
