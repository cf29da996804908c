/**
 * The requests of this visit, one of each type: their machine and their answers outlive the way to another page of the site
 * and back, so that one that waits is sent wherever its reader is (docs/decisions/waiting-requests.md). In memory alone.
 * Every page has it, so it holds no form: how a request begins comes with the form's own page.
 */
import type { FormikProps } from 'formik';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formRequest } from '../../../../machines/request/machine.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { waitingNote } from '../storage/queuedRequestIndex.ts';
import type { TellTime } from './connectivity.ts';

/** The form while it is on the page. */
export interface Shown {
  readonly formik: () => FormikProps<FormValues>;
  /** What the field holds that nobody sees. */
  readonly trap: () => string;
}

export interface OpenRequest {
  readonly type: FormType;
  readonly actor: ActorRefFrom<typeof formRequest>;
  /** The answers that are held; null where there are none, or they were sent. */
  readonly values: () => FormValues | null;
  readonly isShown: () => boolean;
  /** Answers the end of being shown. */
  readonly show: (shown: Shown) => () => void;
  /** Ends its machine, and hears nothing more. */
  readonly stop: () => void;
}

/** A request as those see it who may not be on its page. */
export interface RequestState {
  readonly type: FormType;
  readonly state: SnapshotFrom<typeof formRequest>;
  readonly isShown: boolean;
}

/** What a request is given: the time, and whom it tells. */
export interface Given {
  readonly clock: Clock;
  readonly tellTime: TellTime;
  readonly onChange: () => void;
  /** It is over, and was seen. */
  readonly onEnd: () => void;
}

export type Begin = (type: FormType, given: Given) => OpenRequest;

export const openRequestsOf = (given: Pick<Given, 'clock' | 'tellTime'>) => {
  const open = new Map<FormType, OpenRequest>();
  const listeners = new Set<() => void>();
  let states: readonly RequestState[] = [];
  const update = () => {
    states = [...open.values()].map(({ type, actor, isShown }) => ({
      type,
      state: actor.getSnapshot(),
      isShown: isShown(),
    }));
    for (const listener of listeners) listener();
  };
  /** Not while something is drawn: a request may begin there. */
  const onChange = () => queueMicrotask(update);

  return {
    of: (type: FormType, begin: Begin): OpenRequest => {
      const before = open.get(type);
      // One that holds nothing gives way to what another tab has kept since.
      const isBlank = before?.isShown() === false && before.values() === null && waitingNote(type) !== null;
      if (before !== undefined && !isBlank) return before;
      before?.stop();
      const onEnd = () => {
        open.get(type)?.stop();
        open.delete(type);
        onChange();
      };
      const request = begin(type, { ...given, onChange, onEnd });
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

export const OpenRequestsContext = createContext<ReturnType<typeof openRequestsOf> | null>(null);

const useOpenRequests = () => {
  const requests = useContext(OpenRequestsContext);
  if (requests === null) throw new Error('The open requests are given from outside.');
  return requests;
};

/** @param blank in its place while a drawn page is not alive yet; null where it is */
export const useOpenRequest = (
  type: FormType,
  begin: Begin,
  blank: ((type: FormType) => OpenRequest) | null,
): OpenRequest => {
  const requests = useOpenRequests();
  return useMemo(
    () => (blank === null ? requests.of(type, begin) : blank(type)),
    [requests, type, begin, blank],
  );
};

export const useRequestStates = (): readonly RequestState[] => {
  const { watch, states } = useOpenRequests();
  return useSyncExternalStore(watch, states, states);
};

/** Ties a form on the page to its request. */
export const useShown = (request: OpenRequest, shown: Shown): void => {
  useEffect(() => request.show(shown), [request, shown]);
};
