/**
 * Opens a request (docs/decisions/0027-queued-requests.md): it holds the answers, runs the machine and follows the other
 * tabs. Its form may mount and unmount meanwhile.
 */
import type { RequestEvent } from '../../../../machines/request/setup.ts';
import type { RequestFactory } from '../../../context/requests.ts';
import { serializeDraft } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, hasAnswers } from '../../../form/values.ts';
import { loadAnswersCheck } from '../form/laterModules.ts';
import { watchSubmissions, watchVersions } from '../storage/crossTabChannel.ts';
import { findSentSubmission } from '../storage/draftWriter.ts';
import { watchQueuedRequests } from '../storage/queuedRequestIndex.ts';
import { readQueuedRequest } from '../storage/queuedRequestStorage.ts';
import type { QueuedRequest } from '../storage/requestSerializer.ts';
import { readTabReceipt } from '../storage/tabReceipt.ts';
import { createRequestActor, type HeldAnswers } from './createRequestActor.ts';

/** The event that brings a new request to where an earlier page of this tab or phone left it; null when it is blank. */
export const findRestoreEvent = (
  type: FormType,
  queuedRequest: QueuedRequest | null,
): RequestEvent | null => {
  if (queuedRequest !== null) return { type: 'RESUME', submission: queuedRequest.submission };
  const stored = readTabReceipt(type);
  if (stored !== null) return { type: 'SHOW_STORED', stored };
  const submission = findSentSubmission(type);
  return submission === null ? null : { type: 'ADOPT_SUBMISSION', ...submission };
};

export const openRequest: RequestFactory = (type, { clock, onServerTime, onChange, onEnd }) => {
  const queuedRequest = readQueuedRequest(type);
  const held: HeldAnswers = { values: queuedRequest?.values ?? createEmptyValues(type), form: null };
  const actor = createRequestActor(type, held, clock, onServerTime);
  actor.subscribe(onChange);
  actor.start();
  const restoreEvent = findRestoreEvent(type, queuedRequest);
  if (restoreEvent !== null) actor.send(restoreEvent);

  const endIfUnmounted = () => {
    if (held.form !== null) return;
    // The user has seen the result, so the request ends. Otherwise clear the robot checkbox, to be checked again on
    // return.
    if (actor.getSnapshot().hasTag('stored')) onEnd();
    else actor.send({ type: 'UNCONFIRM' });
    onChange();
  };
  const unwatch = [
    watchSubmissions(({ draft, code }) => {
      if (serializeDraft(type, held.values) === draft) actor.send({ type: 'SENT_ELSEWHERE', code });
    }),
    watchVersions((notice) => actor.send({ type: 'VERSIONS_NOTED', ...notice })),
    watchQueuedRequests(() => {
      const { requestIds } = actor.getSnapshot().context;
      if (readQueuedRequest(type)?.submission.requestIds.receiptCode !== requestIds?.receiptCode)
        actor.send({ type: 'CHANGED_ELSEWHERE' });
    }),
  ];
  return {
    type,
    actor,
    values: () => (hasAnswers(held.values) && !actor.getSnapshot().hasTag('stored') ? held.values : null),
    holdValues: (values) => {
      held.values = values;
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
