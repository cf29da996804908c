/**
 * Registry of this session's requests, one per form type, in memory only. Machine and answers survive navigation within
 * the site, so that a queued request is sent from any page (docs/decisions/0027-queued-requests.md). Every page loads this
 * file, so it contains no form code: the form's own page brings the factory.
 */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { StoredResult } from '../../../../machines/request/context.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { pendingSubmissionsMachine } from '../../../../machines/request/pendingSubmissions.ts';
import type { Logger } from '../../../context/loggerContext.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import type { FormErrors } from '../../../form/schema.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import type { Translate } from '../../../i18n/define.ts';
import { readQueuedRequestEntry } from '../storage/queuedRequestIndex.ts';
import type { ServerTimeListener } from './connectivity.ts';

/** What a request asks of its form while it is mounted. */
export interface MountedForm {
  /** Into the page's locale. */
  readonly translate: Translate;
  /** Value of the hidden field that only bots fill in. */
  readonly readHoneypot: () => string;
  /** What the controls show, which the form takes over: a script can fill them in without an event. */
  readonly readAnswers: () => Partial<FormValues>;
  /** Replaces the errors and marks every field as touched, so that each shows its error. */
  readonly showErrors: (errors: FormErrors) => void;
  /** Replaces the answers, and shows no errors. */
  readonly resetAnswers: (values: FormValues) => void;
}

export interface OpenRequest {
  readonly type: FormType;
  readonly actor: ActorRefFrom<typeof formRequestMachine>;
  /** Answers in memory; null if there are none, or if they were sent. */
  readonly values: () => FormValues | null;
  /** Takes over the answers of the form, at each change. */
  readonly holdValues: (values: FormValues) => void;
  readonly isMounted: () => boolean;
  /** Returns the function that unmounts the form. */
  readonly mountForm: (form: MountedForm) => () => void;
  /** Stops its machine and its listeners. */
  readonly stop: () => void;
}

/** A request as other pages see it. */
export interface RequestSnapshot {
  readonly type: FormType;
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly isMounted: boolean;
}

/** Dependencies of a request: the clock, and its callbacks. */
export interface RequestDependencies {
  readonly clock: Clock;
  readonly onServerTime: ServerTimeListener;
  readonly onChange: () => void;
  /** Called when the request is over and its result was seen. */
  readonly onEnd: () => void;
}

export type RequestFactory = (type: FormType, dependencies: RequestDependencies) => OpenRequest;

type PendingSubmissionsActor = ActorRefFrom<typeof pendingSubmissionsMachine>;

/**
 * Creates the actor that looks up the submissions of earlier sessions.
 * @param showStored shows the request in its open form, and returns whether there is one
 */
export type PendingSubmissionsFactory = (
  log: Logger,
  showStored: (stored: StoredResult) => boolean,
) => PendingSubmissionsActor;

interface RegistryDependencies extends Pick<RequestDependencies, 'clock' | 'onServerTime'> {
  readonly log: Logger;
}

export const createRequestRegistry = ({ log, ...dependencies }: RegistryDependencies) => {
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
      ({ actor }) => actor.getSnapshot().context.generatedId?.code === stored.code,
    );
    request?.actor.send({ type: 'SHOW_STORED', stored });
    return request !== undefined;
  };
  /** Deferred, because a request may be created during a render. */
  const onChange = () => queueMicrotask(update);

  return {
    of: (type: FormType, createRequest: RequestFactory): OpenRequest => {
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
    /** The look-ups of earlier submissions. The first page that needs them brings the factory. */
    pendingSubmissions: (create: PendingSubmissionsFactory): PendingSubmissionsActor => {
      pendingSubmissions ??= create(log, showStored);
      return pendingSubmissions;
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

export const useRequestRegistry = () => {
  const registry = useContext(RequestRegistryContext);
  if (registry === null) throw new Error('useRequestRegistry must be used within RequestRegistryContext.');
  return registry;
};

/** @param createPlaceholder used until a prerendered page is hydrated; null afterwards */
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
