/**
 * Somebody who sends one request for a half day, as the form does: each step waits for one answer of the store, and the decisions
 * are those of `src/domain/places/`. Pure, so that a search can take every order of steps, and a race can run a thousand.
 */
import {
  choosePlace,
  explainRefusal,
  maxContendedAttempts,
  maxPlaceAttempts,
  type PlaceContext,
  type ScheduleRefusal,
} from '../../../src/domain/places/placeChoice.ts';
import { maxIdAttempts } from '../../../src/domain/request/recordId.ts';

/** What the person reads in the end. */
export type SendResult =
  | { readonly kind: 'stored' }
  /** `mayStillArrive`: a send without an answer may still be stored, and the receipt code tells. */
  | { readonly kind: ScheduleRefusal['kind']; readonly mayStillArrive: boolean }
  | { readonly kind: 'contended' | 'unanswered' | 'refused' };

/** What the person can do next: every result has one. */
export const nextStepOf: Readonly<Record<SendResult['kind'], string>> = {
  stored: 'read the receipt',
  full: 'choose another time',
  hallClosed: 'choose another time',
  notOpenYet: 'choose another time',
  contended: 'send again',
  unanswered: 'send again',
  refused: 'check the answers and send again',
};

/** The limits of a half day, without its taken places. */
export interface HalfDayLimit {
  readonly isClosed: boolean;
  readonly places: number | null;
}

export interface Sender {
  readonly step: 'readDay' | 'listPlaces' | 'save' | 'findReceipt' | 'pause' | 'done';
  /** Why the receipt is looked up, or the half day read. */
  readonly because: 'pressed' | 'refused' | 'contended';
  /** How many record ids were drawn before this one. */
  readonly idAttempt: number;
  /** The place of the last send. */
  readonly place: string | null;
  readonly limit: HalfDayLimit;
  readonly placeAttempts: number;
  readonly contentions: number;
  readonly mayStillArrive: boolean;
  readonly result: SendResult | null;
}

export type Answer =
  | { readonly of: 'readDay'; readonly limit: HalfDayLimit }
  | { readonly of: 'listPlaces'; readonly taken: ReadonlySet<number> }
  | { readonly of: 'save'; readonly status: 'stored' | 'refused' | 'contended' }
  | { readonly of: 'findReceipt'; readonly isFound: boolean }
  | { readonly of: 'pause' }
  /** Nothing came back in time. */
  | { readonly of: 'nothing' };

export const firstSender: Sender = {
  step: 'readDay',
  because: 'pressed',
  idAttempt: 0,
  place: null,
  limit: { isClosed: false, places: null },
  placeAttempts: 0,
  contentions: 0,
  mayStillArrive: false,
  result: null,
};

const finish = (sender: Sender, result: SendResult): Sender => ({ ...sender, step: 'done', result });

const finishRefused = (sender: Sender, { kind }: ScheduleRefusal): Sender =>
  finish(sender, { kind, mayStillArrive: sender.mayStillArrive });

const save = (sender: Sender, place: string | null): Sender => ({
  ...sender,
  step: 'save',
  place,
  placeAttempts: sender.placeAttempts + 1,
});

/** The half day was read, with its taken places where it has a number. */
const decide = (sender: Sender, taken: ReadonlySet<number>, context: PlaceContext): Sender => {
  const halfDay = { ...sender.limit, taken };
  if (sender.because === 'refused') {
    const meaning = explainRefusal(sender.place, halfDay, context);
    if (meaning.kind !== 'idTaken' && meaning.kind !== 'again') return finishRefused(sender, meaning);
    if (sender.placeAttempts >= maxPlaceAttempts) return finish(sender, { kind: 'contended' });
    if (meaning.kind === 'again') return save(sender, meaning.place);
    if (sender.idAttempt + 1 >= maxIdAttempts) return finish(sender, { kind: 'refused' });
    return save({ ...sender, idAttempt: sender.idAttempt + 1 }, sender.place);
  }
  const choice = choosePlace(halfDay, context);
  if (choice.kind === 'unlimited') return save(sender, null);
  return choice.kind === 'free' ? save(sender, choice.place) : finishRefused(sender, choice);
};

const afterSave = (sender: Sender, status: 'stored' | 'refused' | 'contended'): Sender => {
  if (status === 'stored') return finish(sender, { kind: 'stored' });
  const contentions = sender.contentions + (status === 'contended' ? 1 : 0);
  return { ...sender, step: 'findReceipt', because: status, contentions };
};

const afterReceipt = (sender: Sender, isFound: boolean): Sender => {
  if (isFound) return finish(sender, { kind: 'stored' });
  if (sender.because !== 'contended') return { ...sender, step: 'readDay' };
  return sender.contentions > maxContendedAttempts
    ? finish(sender, { kind: 'contended' })
    : { ...sender, step: 'pause' };
};

/** The next state of a sender, after an answer to its step. */
export const receiveAnswer = (sender: Sender, answer: Answer, context: PlaceContext): Sender => {
  switch (answer.of) {
    case 'nothing':
      return finish(
        { ...sender, mayStillArrive: sender.mayStillArrive || sender.step === 'save' },
        { kind: 'unanswered' },
      );
    case 'readDay': {
      const read = { ...sender, limit: answer.limit };
      const needsList = !answer.limit.isClosed && answer.limit.places !== null;
      return needsList ? { ...read, step: 'listPlaces' } : decide(read, new Set(), context);
    }
    case 'listPlaces':
      return decide(sender, answer.taken, context);
    case 'save':
      return afterSave(sender, answer.status);
    case 'findReceipt':
      return afterReceipt(sender, answer.isFound);
    case 'pause':
      return { ...sender, step: 'save' };
  }
};

/** The person presses Submit again. What was sent without an answer is looked up first. */
export const pressAgain = (sender: Sender): Sender => ({
  ...sender,
  step: sender.mayStillArrive ? 'findReceipt' : 'readDay',
  because: 'pressed',
  placeAttempts: 0,
  contentions: 0,
  result: null,
});
