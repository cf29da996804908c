/**
 * Somebody who sends one request for a half day: the request machine of the form, one answer of the store at a time, with the
 * decisions of `src/domain/places/` in between. Pure, so that a search can take every order of steps, and a race can run a thousand.
 */
import type { SnapshotFrom } from 'xstate';
import type { CheckedAnswers, PlaceAnswer } from '../../../machines/request/context.ts';
import { formRequestMachine } from '../../../machines/request/machine.ts';
import { acceptedEventTypes, createInertScope } from '../../../packages/machine-viewer/src/model/index.ts';
import { choosePlace, explainRefusal, type PlaceContext } from '../../../src/domain/places/placeChoice.ts';
import { maxIdAttempts } from '../../../src/domain/request/recordId.ts';

export type RequestMachine = typeof formRequestMachine;
type Snapshot = SnapshotFrom<RequestMachine>;

/** What the person reads in the end. */
export type SendResult =
  | { readonly kind: 'stored' }
  /** `mayStillArrive`: a send without an answer may still be stored, and the receipt code tells. */
  | { readonly kind: 'full' | 'hallClosed' | 'notOpenYet'; readonly mayStillArrive: boolean }
  | { readonly kind: 'contended' | 'unanswered' | 'refused' };

/** The limits of a half day, without its taken places. */
export interface HalfDayLimit {
  readonly isClosed: boolean;
  readonly places: number | null;
}

export interface Sender {
  readonly state: Snapshot;
  /** Null until the half day was read, after a press and after a refusal. */
  readonly limit: HalfDayLimit | null;
  readonly step: 'readDay' | 'listPlaces' | 'save' | 'findReceipt' | 'pause' | 'done';
  /** Two senders with the same key do the same from now on. */
  readonly key: string;
}

export type Answer =
  | { readonly of: 'readDay'; readonly limit: HalfDayLimit }
  | { readonly of: 'listPlaces'; readonly taken: ReadonlySet<number> }
  | { readonly of: 'save'; readonly status: 'stored' | 'refused' | 'contended' }
  | { readonly of: 'findReceipt'; readonly isFound: boolean }
  | { readonly of: 'pause' }
  /** Nothing came back in time. */
  | { readonly of: 'nothing' };

/** How many shorter record ids of the code were taken. */
export const idAttemptOf = ({ state }: Sender): number => state.context.idAttempt;
/** The place of the next or last send. */
export const placeOf = ({ state }: Sender): string | null => state.context.place;
export const mayStillArrive = ({ state }: Sender): boolean => state.context.isUnanswered;
/** Whether the person can send it again, now or after a change. */
export const canPress = ({ state }: Sender): boolean =>
  state.hasTag('editable') && state.can({ type: 'SUBMIT' });

/** Null while it is being sent. */
export const resultOf = (sender: Sender): SendResult | null => {
  const { refusal, failure } = sender.state.context;
  if (sender.step !== 'done') return null;
  if (sender.state.hasTag('stored')) return { kind: 'stored' };
  if (sender.state.hasTag('scheduleRefused') && refusal !== null)
    return { kind: refusal.kind, mayStillArrive: mayStillArrive(sender) };
  if (failure === 'permission-denied') return { kind: 'refused' };
  return { kind: failure === 'contended' ? 'contended' : 'unanswered' };
};

const stepOf = ({ children }: Snapshot, limit: HalfDayLimit | null, isPausing: boolean): Sender['step'] => {
  if ('findPlace' in children || 'explainRefusal' in children)
    return limit === null ? 'readDay' : 'listPlaces';
  if ('saveRequest' in children) return 'save';
  if ('findReceipt' in children) return 'findReceipt';
  return isPausing ? 'pause' : 'done';
};

const findDelay = (state: Snapshot, name: string): string | undefined =>
  acceptedEventTypes(state).find((each) => each.includes(name));

/** The one version of the request: the search changes no answer. */
const answers: CheckedAnswers = {
  outcome: 'sendable',
  at: 0,
  record: { formType: 'BARANGAY_CLEARANCE' },
  versionId: '00000000-0000-4000-8000-000000000000',
};

/** The people of a search differ by their number alone. */
const recordId = '4f3a';

/** @param machine the form's; a search of its mutants brings another */
export const createSenders = (machine: RequestMachine = formRequestMachine) => {
  const scope = createInertScope();
  const known = new Map<string, Sender>();

  const transition = (state: Snapshot, event: { readonly type: string }): Snapshot =>
    machine.transition(state, event as never, scope) as Snapshot;
  const done = (actor: string, output?: unknown) => ({
    type: `xstate.done.actor.${actor}`,
    actorId: actor,
    output,
  });
  const failed = (actor: string, code: string) => ({
    type: `xstate.error.actor.${actor}`,
    actorId: actor,
    error: { code },
  });

  /** Answers at once what needs no store: the delays, the answers, the id, and the site that still answers. */
  const settle = (state: Snapshot): Snapshot => {
    const delay = findDelay(state, 'minimumVisibleDelay') ?? findDelay(state, 'backoffDelay');
    if (delay !== undefined) return settle(transition(state, { type: delay }));
    if ('checkAnswers' in state.children) return settle(transition(state, done('checkAnswers', answers)));
    if ('checkConnectivity' in state.children)
      return settle(transition(state, done('checkConnectivity', 'online')));
    return 'drawCode' in state.children ? settle(transition(state, done('drawCode', 'code'))) : state;
  };

  const toSender = (unsettled: Snapshot, limit: HalfDayLimit | null = null): Sender => {
    const state = settle(unsettled);
    const { place, isRetry, idAttempt, isUnanswered, failure, refusal } = state.context;
    const key = JSON.stringify([
      [state.value, limit, place, isRetry],
      [idAttempt, isUnanswered, failure, refusal],
    ]);
    const same = known.get(key);
    if (same !== undefined) return same;
    const isPausing = findDelay(state, 'contentionPause') !== undefined;
    const sender = { state, limit, step: stepOf(state, limit, isPausing), key };
    known.set(key, sender);
    return sender;
  };

  /** The half day was read, with its taken places where it has a number. */
  const decide = (
    { state }: Sender,
    limit: HalfDayLimit,
    taken: ReadonlySet<number>,
    context: PlaceContext,
  ): Sender => {
    const halfDay = { ...limit, taken };
    const isRefused = 'explainRefusal' in state.children;
    const meaning = isRefused
      ? explainRefusal(state.context.place, halfDay, context)
      : choosePlace(halfDay, context);
    const isLastId = state.context.idAttempt + 1 >= maxIdAttempts;
    const answer: PlaceAnswer =
      meaning.kind === 'idTaken' && isLastId
        ? { kind: 'refused' }
        : meaning.kind === 'send' || meaning.kind === 'idTaken'
          ? meaning
          : { ...meaning, next: null };
    return toSender(transition(state, done(isRefused ? 'explainRefusal' : 'findPlace', answer)));
  };

  return {
    /** The person has pressed Submit. */
    firstSender: toSender(
      [{ type: 'CONFIRM' }, { type: 'SUBMIT' }].reduce(
        transition,
        machine.getInitialSnapshot(scope, { shownAt: 0 }) as Snapshot,
      ),
    ),
    /** The next state of a sender, after an answer to its step. */
    receiveAnswer: (sender: Sender, answer: Answer, context: PlaceContext): Sender => {
      const { state, limit } = sender;
      switch (answer.of) {
        case 'nothing':
          return toSender(transition(state, failed(Object.keys(state.children)[0] ?? '', 'unreachable')));
        case 'readDay': {
          const isListed = !answer.limit.isClosed && answer.limit.places !== null;
          return isListed ? toSender(state, answer.limit) : decide(sender, answer.limit, new Set(), context);
        }
        case 'listPlaces':
          return decide(sender, limit!, answer.taken, context);
        case 'save': {
          const codes = { refused: 'permission-denied', contended: 'contended' };
          return toSender(
            transition(
              state,
              answer.status === 'stored'
                ? done('saveRequest', { recordId })
                : failed('saveRequest', codes[answer.status]),
            ),
          );
        }
        case 'findReceipt': {
          const found = answer.isFound
            ? { recordId, versionId: state.context.versionId, appointment: null }
            : null;
          return toSender(transition(state, done('findReceipt', found)));
        }
        case 'pause':
          return toSender(transition(state, { type: findDelay(state, 'contentionPause') ?? '' }));
      }
    },
    /** The person presses Submit again. */
    pressAgain: ({ state }: Sender): Sender => toSender(transition(state, { type: 'SUBMIT' })),
  };
};
