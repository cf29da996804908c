/** The live part of the viewer. Null except in the QA build. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { LiveView } from './LiveView.tsx';
import type { findLiveActors, LiveActor, LiveStore } from './liveState.ts';

interface LiveFeature {
  readonly View: typeof LiveView;
  readonly live: LiveStore;
  readonly actorsOf: typeof findLiveActors;
}

export const LiveContext = createContext<LiveFeature | null>(null);

const noopSubscribe = () => () => {};

/** The newest actor of a machine on the open page that appeared last; null without one. */
export const useLiveActor = (machine: string): LiveActor | null => {
  const liveFeature = useContext(LiveContext);
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
