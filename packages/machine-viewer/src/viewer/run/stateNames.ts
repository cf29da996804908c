/** Formats state names for people. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Chart } from '../../chart/chart.ts';

/** 'upload.sending.paused' → 'sending.paused'. The machine's own id stays unchanged. */
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

/** The ids of the active states without children. */
export const leafStatesOf = ({ states }: Chart, active: ReadonlySet<string>): readonly string[] =>
  states
    .filter(({ id, kind }) => active.has(id) && (kind === 'atomic' || kind === 'final'))
    .map(({ id }) => id);
