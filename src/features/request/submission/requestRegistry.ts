/**
 * The requests of this visit, one of each type: their machine and their answers outlive the way to another page of the site
 * and back, so that one that waits is sent wherever its reader is (docs/decisions/waiting-requests.md). In memory alone.
 * Every page has it, so it holds no form: how a request begins comes with the form's own page.
 */
import type { FormikProps } from 'formik';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { readQueuedRequestEntry } from '../storage/queuedRequestIndex.ts';
import type { ServerTimeListener } from './connectivity.ts';

/** The form while it is on the page. */
export interface MountedForm {
  readonly formik: () => FormikProps<FormValues>;
  /** What the field holds that nobody sees. */
  readonly honeypot: () => string;
}

export interface OpenRequest {
  readonly type: FormType;
  readonly actor: ActorRefFrom<typeof formRequestMachine>;
  /** The answers that are held; null where there are none, or they were sent. */
  readonly values: () => FormValues | null;
  readonly isMounted: () => boolean;
  /** Answers the end of being shown. */
  readonly mountForm: (form: MountedForm) => () => void;
  /** Ends its machine, and hears nothing more. */
  readonly stop: () => void;
}

/** A request as those see it who may not be on its page. */
export interface RequestSnapshot {
  readonly type: FormType;
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly isMounted: boolean;
}

/** What a request is given: the time, and whom it tells. */
export interface RequestDependencies {
  readonly clock: Clock;
  readonly onServerTime: ServerTimeListener;
  readonly onChange: () => void;
  /** It is over, and was seen. */
  readonly onEnd: () => void;
}

export type RequestFactory = (type: FormType, dependencies: RequestDependencies) => OpenRequest;

export const createRequestRegistry = (dependencies: Pick<RequestDependencies, 'clock' | 'onServerTime'>) => {
  const open = new Map<FormType, OpenRequest>();
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
  /** Not while something is drawn: a request may begin there. */
  const onChange = () => queueMicrotask(update);

  return {
    of: (type: FormType, createRequest: RequestFactory): OpenRequest => {
      const existing = open.get(type);
      // One that holds nothing gives way to what another tab has kept since.
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
    states: () => states,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const RequestRegistryContext = createContext<ReturnType<typeof createRequestRegistry> | null>(null);

const useRequestRegistry = () => {
  const registry = useContext(RequestRegistryContext);
  if (registry === null) throw new Error('The open requests are given from outside.');
  return registry;
};

/** @param createPlaceholder in its place while a drawn page is not alive yet; null where it is */
export const useOpenRequest = (
  type: FormType,
  createRequest: RequestFactory,
  createPlaceholder: ((type: FormType) => OpenRequest) | null,
): OpenRequest => {
  const registry = useRequestRegistry();
  return useMemo(
    () => (createPlaceholder === null ? registry.of(type, createRequest) : createPlaceholder(type)),
    [registry, type, createRequest, createPlaceholder],
  );
};

export const useRequestSnapshots = (): readonly RequestSnapshot[] => {
  const { watch, states } = useRequestRegistry();
  return useSyncExternalStore(watch, states, states);
};

/** Ties a form on the page to its request. */
export const useMountedForm = (request: OpenRequest, form: MountedForm): void => {
  useEffect(() => request.mountForm(form), [request, form]);
};
