/** The live part of the viewer: there in the build for quality assurance, null in any other. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { LiveView } from './LiveView.tsx';
import type { actorsOf, Live, LiveActor } from './liveState.ts';

interface LivePart {
  readonly View: typeof LiveView;
  readonly live: Live;
  readonly actorsOf: typeof actorsOf;
}

export const LiveContext = createContext<LivePart | null>(null);

const silent = () => () => {};

/** The actor of a machine that was heard last on an open page; null where there is none. */
export const useLiveActor = (machine: string): LiveActor | null => {
  const part = useContext(LiveContext);
  const pages = useSyncExternalStore(part?.live.subscribe ?? silent, () => part?.live.snapshot() ?? null);
  return part === null || pages === null ? null : (part.actorsOf(pages, machine).at(-1) ?? null);
};

/** { submitting: 'settling' } → the ids of both states and of the machine */
export const idsOf = (machine: AnyStateMachine, value: StateValue): readonly string[] => {
  const within = (id: string, inner: StateValue): readonly string[] =>
    typeof inner === 'string'
      ? [`${id}.${inner}`]
      : Object.entries(inner).flatMap(([key, held]) => [
          `${id}.${key}`,
          ...(held === undefined ? [] : within(`${id}.${key}`, held)),
        ]);
  return [machine.id, ...within(machine.id, value)];
};
