/** The requests of this session as every page sees them. The form's own page brings the code that creates them. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { StoredResult } from '../../machines/request/context.ts';
import type { formRequestMachine } from '../../machines/request/machine.ts';
import type { pendingSubmissionsMachine } from '../../machines/request/pendingSubmissions.ts';
import type { Clock } from '../domain/dates/clock.ts';
import type { HallDayRecord } from '../domain/dates/hallDay.ts';
import type { FormErrors } from '../form/schema.ts';
import type { FormType } from '../form/types.ts';
import type { FormValues } from '../form/values.ts';
import type { Translate } from '../i18n/define.ts';
import type { Logger } from './logger.ts';

/** What a request asks of its form while it is mounted. */
export interface MountedForm {
  /** Into the page's locale. */
  readonly translate: Translate;
  /** Value of the hidden field that only bots fill in. */
  readonly readHoneypot: () => string;
  /** As far as the page has read them. */
  readonly readHallDays: () => readonly HallDayRecord[];
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

/** @param instant the server's time, epoch ms */
export type ServerTimeListener = (instant: number) => void;

/** Dependencies of a request: the clock, and its callbacks. */
export interface RequestDependencies {
  readonly clock: Clock;
  readonly onServerTime: ServerTimeListener;
  readonly onChange: () => void;
  /** Called when the request is over and its result was seen. */
  readonly onEnd: () => void;
}

export type RequestFactory = (type: FormType, dependencies: RequestDependencies) => OpenRequest;

export type PendingSubmissionsActor = ActorRefFrom<typeof pendingSubmissionsMachine>;

/**
 * Creates the actor that looks up the submissions of earlier sessions.
 * @param showStored shows the request in its open form, and returns whether there is one
 */
export type PendingSubmissionsFactory = (
  log: Logger,
  showStored: (stored: StoredResult) => boolean,
) => PendingSubmissionsActor;

/** One request for each form type (src/features/request/submission/requestRegistry.ts). */
export interface RequestRegistry {
  readonly of: (type: FormType, createRequest: RequestFactory) => OpenRequest;
  /** The look-ups of earlier submissions. The first page that needs them brings the factory. */
  readonly pendingSubmissions: (create: PendingSubmissionsFactory) => PendingSubmissionsActor;
  readonly states: () => readonly RequestSnapshot[];
  /** Returns the function that ends it. */
  readonly watch: (listener: () => void) => () => void;
}
