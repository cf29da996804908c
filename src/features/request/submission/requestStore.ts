/**
 * The store of a request (docs/decisions/0027-queued-requests.md): it holds the answers and the machine, which it provides with the
 * form, the storages and Firestore, and it follows the other tabs. Its form may mount and unmount meanwhile.
 */
import { createActor, fromPromise } from 'xstate';
import type { CheckedAnswers, RequestVersion, StoredResult } from '../../../../machines/request/context.ts';
import { formRequestMachine, type RequestEvent } from '../../../../machines/request/machine.ts';
import type { MountedForm, RequestStoreFactory, ServerTimeListener } from '../../../context/requests.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import { chooseContentionPause } from '../../../domain/places/contentionPause.ts';
import { parseMoment } from '../../../domain/request/appointment.ts';
import { createRandomUuid } from '../../../domain/request/receiptCode.ts';
import { parseDraftAnswers, serializeDraft } from '../../../form/draft.ts';
import { isTicked } from '../../../form/fields.ts';
import { toPersonAnswers } from '../../../form/personAnswers.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues, hasAnswers } from '../../../form/values.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { loadAnswersCheck } from '../form/laterModules.ts';
import {
  addDraftCode,
  claimDraftCode,
  findDraftCode,
  findPhoneDraft,
  noteSentVersion,
  removeSentDraft,
  toAdoptCode,
} from '../storage/draft.ts';
import { removePendingReceipt, storePendingReceipt } from '../storage/pendingReceipt.ts';
import {
  type QueuedRequest,
  readQueuedRequest,
  removeQueuedRequest,
  storeQueuedRequest,
} from '../storage/queuedRequest.ts';
import { readQueuedRequestEntry, watchQueuedRequests } from '../storage/queuedRequestIndex.ts';
import { announceSubmission, type SubmissionNotice, watchSubmissions } from '../storage/submissionChannel.ts';
import { readTabReceipt, removeTabReceipt, storeTabReceipt } from '../storage/tabReceipt.ts';
import { createConnectivityActors, probeConnectivity } from './connectivity.ts';
import { createStoreActors } from './requestActors.ts';

/** What a request and its form share. The request changes it; the machine reads the latest. */
export interface HeldAnswers {
  values: FormValues;
  /** Null while no form is mounted. */
  form: MountedForm | null;
  /** The code that this tab shares with others, while it is claimed; null before and afterwards. */
  claim: Promise<string> | null;
}

const drawCode = (): string => createRandomUuid(globalThis.crypto);

/** The machine, provided with the answers, the storages and Firestore. */
export const provideRequestMachine = (
  type: FormType,
  held: HeldAnswers,
  clock: Clock,
  onServerTime: ServerTimeListener,
): typeof formRequestMachine => {
  const readDraft = () => serializeDraft(type, held.values);
  const resetAnswers = (values: FormValues): void => {
    held.values = values;
    held.form?.resetAnswers(values);
  };
  const checkAnswers = async (previous: RequestVersion | null): Promise<CheckedAnswers> => {
    if (held.form?.readHoneypot()) return { outcome: 'trapped' };
    held.values = { ...held.values, ...held.form?.readAnswers() };
    const at = performance.now();
    const rules = await loadAnswersCheck();
    const { errors, record } = rules.checkAnswers(
      type,
      held.values,
      previous?.record ?? null,
      clock.now(),
      // Without a form no page shows the errors.
      held.form?.translate ?? translateToEnglish,
      held.form?.readHallDays() ?? [],
    );
    held.form?.showErrors(errors);
    if (record === null) return { outcome: 'incomplete' };
    const versionId = record === previous?.record ? previous.versionId : drawCode();
    return { outcome: 'sendable', at, record, versionId };
  };
  return formRequestMachine.provide({
    actors: {
      ...createConnectivityActors(onServerTime),
      ...createStoreActors({
        clock,
        readHallDays: () => held.form?.readHallDays() ?? null,
        readIsPriority: () => isTicked(held.values.priority),
        probe: () => probeConnectivity(onServerTime),
      }),
      drawCode: fromPromise(async () => (await held.claim) ?? drawCode()),
      checkAnswers: fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(({ input }) =>
        checkAnswers(input.previous),
      ),
    },
    delays: { contentionPause: () => chooseContentionPause(Math.random) },
    actions: {
      storeCode: (_, { code }) => storePendingReceipt(code),
      removeCode: (_, { code }) => removePendingReceipt(code),
      noteSent: (_, { code, versionId, record }) =>
        noteSentVersion(type, readDraft(), code, { versionId, schedule: parseMoment(record.schedule) }),
      announce: (_, { recordId, receiptCode, record, schedule }) =>
        announceSubmission({
          draft: readDraft(),
          reference: recordId,
          code: receiptCode,
          schedule: parseMoment(record?.schedule) ?? schedule,
        }),
      storeReceipt: ({ self }, stored) => {
        try {
          storeTabReceipt(type, stored);
        } catch {
          self.send({ type: 'STORE_FAILED' });
        }
      },
      removeReceipt: () => removeTabReceipt(type),
      storeQueuedRequest: ({ self }, submission) => {
        try {
          storeQueuedRequest(type, held.values, submission);
        } catch {
          self.send({ type: 'STORE_FAILED' });
        }
      },
      removeQueuedRequest: (_, { code }) => removeQueuedRequest(type, code),
      removeDrafts: (_, { code }) => {
        // A mounted form's draft machine handles its own draft.
        if (held.form === null) removeSentDraft(type, readDraft(), code);
      },
      clearAnswers: () => resetAnswers(createEmptyValues(type)),
      keepPersonAnswers: (_, { record }) => resetAnswers(toPersonAnswers(type, record)),
    },
  });
};

/** The event that brings a new request to where an earlier page of this tab or phone left it; null when it is blank. */
export const findRestoreEvent = (
  type: FormType,
  queuedRequest: QueuedRequest | null,
): RequestEvent | null => {
  if (queuedRequest !== null) return { type: 'RESUME', submission: queuedRequest.submission };
  const stored = readTabReceipt(type);
  if (stored !== null) return { type: 'SHOW_STORED', stored };
  const found = findDraftCode(type);
  return found && toAdoptCode(found);
};

/** Whether a notice of another tab is about this request: it has its answers, or its code. */
export const isNoticeOf = (notice: SubmissionNotice, draft: string, code: string | null): boolean =>
  (notice.draft !== '' && notice.draft === draft) || notice.code === code;

/** What another tab stored, as far as its notice tells. */
export const toStoredElsewhere = (
  type: FormType,
  { draft, reference, code, schedule }: SubmissionNotice,
): StoredResult => ({
  recordId: reference,
  receiptCode: code,
  record: null,
  // A page that was reloaded knows the day before its form has the answers of the draft.
  schedule: schedule ?? parseMoment(parseDraftAnswers(type, draft).schedule),
});

export const createFormRequestStore: RequestStoreFactory = (
  type,
  { clock, onServerTime, onChange, onEnd },
) => {
  const queuedRequest = readQueuedRequest(type);
  const held: HeldAnswers = {
    values: queuedRequest?.values ?? createEmptyValues(type),
    form: null,
    claim: null,
  };
  const actor = createActor(provideRequestMachine(type, held, clock, onServerTime), {
    input: { shownAt: performance.now() },
  });
  actor.subscribe(onChange);
  actor.start();
  const { send } = actor;
  const readCode = () => actor.getSnapshot().context.code;
  const restoreEvent = findRestoreEvent(type, queuedRequest);
  if (restoreEvent !== null) send(restoreEvent);
  else if (findPhoneDraft(type) !== null) {
    held.claim = claimDraftCode(type);
    const takeUp = (code: string) => {
      send({ type: 'ADOPT_CODE', code, isUnanswered: false });
      addDraftCode(type, code);
    };
    held.claim
      .then(takeUp)
      // Submit draws the code again, and says so where there is no source of randomness.
      .catch(() => {})
      .finally(() => {
        held.claim = null;
      });
  }

  const endIfUnmounted = () => {
    if (held.form !== null) return;
    // The user has seen the result, so the request ends. Otherwise clear the robot checkbox, to be checked again on
    // return.
    if (actor.getSnapshot().hasTag('stored')) onEnd();
    else send({ type: 'UNCONFIRM' });
    onChange();
  };
  const unwatch = [
    watchSubmissions((notice) => {
      if (isNoticeOf(notice, serializeDraft(type, held.values), readCode()))
        send({ type: 'SENT_ELSEWHERE', stored: toStoredElsewhere(type, notice) });
    }),
    watchQueuedRequests(() => {
      if (readQueuedRequestEntry(type)?.code !== readCode()) send({ type: 'CHANGED_ELSEWHERE' });
    }),
  ];
  return {
    type,
    send,
    subscribe: (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    getSnapshot: () => actor.getSnapshot(),
    values: () => (hasAnswers(held.values) && !actor.getSnapshot().hasTag('stored') ? held.values : null),
    holdValues: (values) => {
      held.values = values;
      if (readCode() !== null || held.claim !== null || !hasAnswers(values)) return;
      try {
        send({ type: 'ADOPT_CODE', code: drawCode(), isUnanswered: false });
      } catch {
        // Submit says that there is no source of randomness.
      }
    },
    isMounted: () => held.form !== null,
    mountForm: (form) => {
      held.form = form;
      if (actor.getSnapshot().hasTag('listsErrors'))
        // The rules are loaded already: they found the errors.
        void loadAnswersCheck().then(({ findErrors }) => {
          if (held.form === form)
            form.showErrors(findErrors(type, held.values, clock.now(), form.translate, form.readHallDays()));
        });
      onChange();
      return () => {
        held.form = null;
        // If the form remounts at once, as in StrictMode, the request goes on.
        queueMicrotask(endIfUnmounted);
      };
    },
    stop: () => {
      for (const end of unwatch) end();
      actor.stop();
    },
  };
};
