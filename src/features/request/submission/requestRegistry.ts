/**
 * Registry of this session's requests, one per form type, in memory only. Machine and answers survive navigation within
 * the site, so that a queued request is sent from any page (docs/decisions/0027-queued-requests.md). Every page loads this
 * file, so it contains no form code: the form's own page brings the factory.
 */
import { useSyncExternalStore } from 'react';
import type {
  RequestDependencies,
  RequestRegistry,
  RequestSnapshot,
  RequestStore,
} from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import type { FormType } from '../../../form/types.ts';
import { readQueuedRequestEntry } from '../storage/queuedRequestIndex.ts';

export const createRequestRegistry = (
  dependencies: Pick<RequestDependencies, 'clock' | 'onServerTime'>,
): RequestRegistry => {
  const open = new Map<FormType, RequestStore>();
  const listeners = new Set<() => void>();
  let states: readonly RequestSnapshot[] = [];
  const update = () => {
    states = [...open.values()].map(({ type, getSnapshot, isMounted }) => ({
      type,
      state: getSnapshot(),
      isMounted: isMounted(),
    }));
    for (const listener of listeners) listener();
  };
  /** Deferred, because a request may be created during a render. */
  const onChange = () => queueMicrotask(update);

  return {
    of: (type, createStore) => {
      const existing = open.get(type);
      // A blank request gives way to one that another tab has queued since.
      const isBlank =
        existing?.isMounted() === false &&
        existing.values() === null &&
        readQueuedRequestEntry(type) !== null;
      if (existing !== undefined && !isBlank) return existing;
      existing?.stop();
      const onEnd = () => {
        open.get(type)?.stop();
        open.delete(type);
        onChange();
      };
      const request = createStore(type, { ...dependencies, onChange, onEnd });
      open.set(type, request);
      return request;
    },
    find: (code) => [...open.values()].find(({ getSnapshot }) => getSnapshot().context.code === code),
    states: () => states,
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const useRequestSnapshots = (): readonly RequestSnapshot[] => {
  const { watch, states } = useServices().requests;
  return useSyncExternalStore(watch, states, states);
};
