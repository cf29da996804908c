/** The state of a machine on an open page. */
import { useSyncExternalStore } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import { useViewer } from '../viewerContext.ts';
import type { LiveActor } from './liveState.ts';

const noopSubscribe = () => () => {};

/** The newest actor of a machine on the open page that appeared last; null without one. */
export const useLiveActor = (machine: string): LiveActor | null => {
  const { live: liveFeature = null } = useViewer();
  const pages = useSyncExternalStore(
    liveFeature?.live.subscribe ?? noopSubscribe,
    () => liveFeature?.live.snapshot() ?? null,
  );
  return liveFeature === null || pages === null
    ? null
    : (liveFeature.actorsOf(pages, machine).at(-1) ?? null);
};

/** `{ submitting: 'settling' }` → the ids of both states and of the machine. */
export const stateIdsOf = (machine: AnyStateMachine, value: StateValue): readonly string[] => {
  const within = (id: string, inner: StateValue): readonly string[] =>
    typeof inner === 'string'
      ? [`${id}.${inner}`]
      : Object.entries(inner).flatMap(([key, held]) => [
          `${id}.${key}`,
          ...(held === undefined ? [] : within(`${id}.${key}`, held)),
        ]);
  return [machine.id, ...within(machine.id, value)];
};
