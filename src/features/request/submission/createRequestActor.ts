/**
 * Creates a request (docs/decisions/0027-queued-requests.md): its machine, provided with the form, the storages and
 * Firestore.
 */
import { createActor, fromPromise } from 'xstate';
import type { CheckedAnswers, FrozenRecord } from '../../../../machines/request/context.ts';
import { formRequestMachine } from '../../../../machines/request/machine.ts';
import { serializeDraft } from '../../../form/draft.ts';
import { inputFieldsOf } from '../../../form/fields.ts';
import type { FormErrors } from '../../../form/schema.ts';
import { emptyValues, type FormValues, hasAnswers } from '../../../form/values.ts';
import { watchSubmissions } from '../storage/crossTabChannel.ts';
import { findPhoneDraft, removePhoneDraft, removeTabDraft } from '../storage/draftStorage.ts';
import { removePendingReceipt, storePendingReceipt } from '../storage/pendingReceiptStorage.ts';
import { watchQueuedRequests } from '../storage/queuedRequestIndex.ts';
import {
  readQueuedRequest,
  removeQueuedRequest,
  storeQueuedRequest,
} from '../storage/queuedRequestStorage.ts';
import { checkAnswers } from './checkAnswers.ts';
import { createConnectivityActors, probeConnectivity } from './connectivity.ts';
import { createSaveRequestActor, requestActors } from './requestActors.ts';
import type { MountedForm, RequestFactory } from './requestRegistry.ts';

export const createRequestActor: RequestFactory = (type, { clock, onServerTime, onChange, onEnd }) => {
  const queuedRequest = readQueuedRequest(type);
  let [mountedForm, heldValues]: [MountedForm | null, FormValues] = [
    null,
    queuedRequest?.values ?? emptyValues,
  ];
  const values = () => mountedForm?.formik().values ?? heldValues;
  const actor = createActor(
    formRequestMachine.provide({
      actors: {
        ...requestActors,
        ...createConnectivityActors(onServerTime),
        saveRequest: createSaveRequestActor(
          () => serializeDraft(type, values()),
          () => probeConnectivity(onServerTime),
        ),
        checkAnswers: fromPromise<CheckedAnswers, { readonly previous: FrozenRecord | null }>(
          async ({ input }) => {
            if (mountedForm?.honeypot()) return { outcome: 'trapped' };
            const at = performance.now();
            const { errors, record } = checkAnswers(type, values(), input.previous, clock.now());
            showErrors(errors);
            return record === null ? { outcome: 'incomplete' } : { outcome: 'sendable', at, record };
          },
        ),
      },
      actions: {
        storeCode: (_, { code }) => storePendingReceipt(code),
        removeCode: (_, { code }) => removePendingReceipt(code),
        storeQueuedRequest: ({ self }, submission) => {
          try {
            storeQueuedRequest(type, values(), submission);
          } catch {
            self.send({ type: 'STORE_FAILED' });
          }
        },
        removeQueuedRequest: (_, { code }) => removeQueuedRequest(type, code),
        removeDrafts: () => {
          // A mounted form's draft machine handles its own draft.
          if (mountedForm !== null) return;
          removeTabDraft(type);
          if (findPhoneDraft(type) === serializeDraft(type, heldValues)) removePhoneDraft(type);
        },
        clearAnswers: () => {
          heldValues = emptyValues;
          mountedForm?.formik().resetForm({ values: emptyValues });
        },
      },
    }),
    { input: { shownAt: performance.now() } },
  );
  /** Makes every field show its error from now on. */
  const showErrors = (errors: FormErrors) => {
    const formik = mountedForm?.formik();
    void formik?.setTouched(Object.fromEntries(inputFieldsOf(type).map((name) => [name, true])), false);
    formik?.setErrors(errors);
  };
  actor.subscribe(onChange);
  actor.start();
  if (queuedRequest !== null) actor.send({ type: 'RESUME', submission: queuedRequest.submission });
  const end = () => {
    if (mountedForm !== null) return;
    // The user has seen the result, so the request ends. Otherwise clear the robot checkbox, to be checked again on
    // return.
    if (actor.getSnapshot().hasTag('stored')) onEnd();
    else actor.send({ type: 'UNCONFIRM' });
    onChange();
  };
  const unwatch = [
    watchSubmissions(({ draft }) => {
      if (serializeDraft(type, values()) === draft) actor.send({ type: 'SENT_ELSEWHERE' });
    }),
    watchQueuedRequests(() => {
      const { generatedId } = actor.getSnapshot().context;
      if (readQueuedRequest(type)?.submission.generatedId.code !== generatedId?.code)
        actor.send({ type: 'CHANGED_ELSEWHERE' });
    }),
  ];
  return {
    type,
    actor,
    isMounted: () => mountedForm !== null,
    values: () => (hasAnswers(values()) && !actor.getSnapshot().hasTag('stored') ? values() : null),
    mountForm: (form: MountedForm) => {
      mountedForm = form;
      if (actor.getSnapshot().hasTag('listsErrors'))
        showErrors(checkAnswers(type, values(), null, clock.now()).errors);
      onChange();
      return () => {
        heldValues = values();
        mountedForm = null;
        // If the form remounts at once, as in StrictMode, the request goes on.
        queueMicrotask(end);
      };
    },
    stop: () => {
      for (const end of unwatch) end();
      actor.stop();
    },
  };
};
