/**
 * Registry of this session's requests, one per form type, in memory only. Machine and answers survive navigation within
 * the site, so that a queued request is sent from any page (docs/decisions/0027-queued-requests.md). Every page loads this
 * file, so it contains no form code: the form's own page brings the factory.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { StoredResult } from '../../../../machines/request/context.ts';
import type { Logger } from '../../../context/logger.ts';
import type {
  OpenRequest,
  PendingSubmissionsActor,
  RequestDependencies,
  RequestFactory,
  RequestRegistry,
  RequestSnapshot,
} from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import type { FormType } from '../../../form/types.ts';
import { readQueuedRequestEntry } from '../storage/queuedRequestIndex.ts';

interface RegistryDependencies extends Pick<RequestDependencies, 'clock' | 'onServerTime'> {
  readonly log: Logger;
}

export const createRequestRegistry = ({ log, ...dependencies }: RegistryDependencies): RequestRegistry => {
  const open = new Map<FormType, OpenRequest>();
  let pendingSubmissions: PendingSubmissionsActor | null = null;
  const listeners = new Set<() => void>();
  let states: readonly RequestSnapshot[] = [];
  const update = () => {
    states = [...open.values()].map(({ type, actor, isMounted }) => ({
      type,
      state: actor.getSnapshot(),
      isMounted: isMounted(),
    }));
    for (const listener of listeners) listener();
  };
  /** Shows a stored request in the form that was to send it again. */
  const showStored = (stored: StoredResult): boolean => {
    const request = [...open.values()].find(
      ({ actor }) => actor.getSnapshot().context.requestIds?.receiptCode === stored.receiptCode,
    );
    request?.actor.send({ type: 'SHOW_STORED', stored });
    return request !== undefined;
  };
  /** Deferred, because a request may be created during a render. */
  const onChange = () => queueMicrotask(update);

  return {
    of: (type, createRequest) => {
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
      const request = createRequest(type, { ...dependencies, onChange, onEnd });
      open.set(type, request);
      return request;
    },
    pendingSubmissions: (create) => {
      pendingSubmissions ??= create(log, showStored);
      return pendingSubmissions;
    },
    states: () => states,
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** @param createRequest null until its code is loaded: there is no request then */
export const useOpenRequest = (type: FormType, createRequest: RequestFactory | null): OpenRequest | null => {
  const { requests } = useServices();
  return useMemo(
    () => (createRequest === null ? null : requests.of(type, createRequest)),
    [requests, type, createRequest],
  );
};

export const useRequestSnapshots = (): readonly RequestSnapshot[] => {
  const { watch, states } = useServices().requests;
  return useSyncExternalStore(watch, states, states);
};
