/** The requests of this session as every page sees them. The form's own page brings the code that creates them. */
import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine, RequestEvent } from '../../machines/request/machine.ts';
import type { Clock } from '../domain/dates/clock.ts';
import type { HallDayRecord } from '../domain/dates/hallDay.ts';
import type { FormErrors } from '../form/schema.ts';
import type { FormType } from '../form/types.ts';
import type { FormValues } from '../form/values.ts';
import type { Translate } from '../i18n/define.ts';

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

export type FormRequestState = SnapshotFrom<typeof formRequestMachine>;

/** A request: its answers, its machine, and its form while it is mounted. */
export interface RequestStore {
  readonly type: FormType;
  readonly send: (event: RequestEvent) => void;
  /** Calls back at each change of the state. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => FormRequestState;
  /** Answers in memory; null if there are none, or if they were sent. */
  readonly values: () => FormValues | null;
  /** Takes over the answers of the form, at each change; the first one draws the receipt code. */
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
  readonly state: FormRequestState;
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

export type RequestStoreFactory = (type: FormType, dependencies: RequestDependencies) => RequestStore;

/** One request for each form type (src/features/request/submission/requestRegistry.ts). */
export interface RequestRegistry {
  readonly of: (type: FormType, createStore: RequestStoreFactory) => RequestStore;
  /** The open request that has this receipt code. */
  readonly find: (code: string) => RequestStore | undefined;
  readonly states: () => readonly RequestSnapshot[];
  /** Returns the function that ends it. */
  readonly watch: (listener: () => void) => () => void;
}
