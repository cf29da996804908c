/** Creates the actor of a request. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { CheckedAnswers, RequestVersion } from '../../../../machines/request/context.ts';
import { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { MountedForm, ServerTimeListener } from '../../../context/requests.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import { chooseContentionPause } from '../../../domain/places/contentionPause.ts';
import { createRandomUuid } from '../../../domain/request/receiptCode.ts';
import { serializeDraft } from '../../../form/draft.ts';
import { isTicked } from '../../../form/fields.ts';
import { toPersonAnswers } from '../../../form/personAnswers.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { loadAnswersCheck } from '../form/laterModules.ts';
import { announceVersions } from '../storage/crossTabChannel.ts';
import { findPhoneDraft, removePhoneDraft, removeTabDraft } from '../storage/draftStorage.ts';
import { markDrafts } from '../storage/draftWriter.ts';
import { removePendingReceipt, storePendingReceipt } from '../storage/pendingReceiptStorage.ts';
import { removeQueuedRequest, storeQueuedRequest } from '../storage/queuedRequestStorage.ts';
import { removeTabReceipt, storeTabReceipt } from '../storage/tabReceipt.ts';
import { createConnectivityActors, probeConnectivity } from './connectivity.ts';
import { createPlaceActors } from './placeActors.ts';
import { createSaveRequestActor, requestActors } from './requestActors.ts';

/** The answers of a request, and its form while it is mounted. The request changes both; the machine reads the latest. */
export interface HeldAnswers {
  values: FormValues;
  form: MountedForm | null;
}

const resetAnswers = (held: HeldAnswers, values: FormValues): void => {
  held.values = values;
  held.form?.resetAnswers(values);
};

/** The machine, provided with the answers, the storages and Firestore. */
export const provideRequestMachine = (
  type: FormType,
  held: HeldAnswers,
  clock: Clock,
  onServerTime: ServerTimeListener,
): typeof formRequestMachine =>
  formRequestMachine.provide({
    actors: {
      ...requestActors,
      ...createConnectivityActors(onServerTime),
      ...createPlaceActors(clock, () => held.form?.readHallDays() ?? null),
      saveRequest: createSaveRequestActor({
        readDraft: () => serializeDraft(type, held.values),
        readIsPriority: () => isTicked(held.values.priority),
        probe: () => probeConnectivity(onServerTime),
        now: clock.now,
      }),
      checkAnswers: fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(
        async ({ input }) => {
          if (held.form?.readHoneypot()) return { outcome: 'trapped' };
          held.values = { ...held.values, ...held.form?.readAnswers() };
          const at = performance.now();
          const { checkAnswers } = await loadAnswersCheck();
          // Without a form no page shows the errors.
          const translate = held.form?.translate ?? translateToEnglish;
          const { errors, record } = checkAnswers(
            type,
            held.values,
            input.previous?.record ?? null,
            clock.now(),
            translate,
            held.form?.readHallDays() ?? [],
          );
          held.form?.showErrors(errors);
          if (record === null) return { outcome: 'incomplete' };
          const { previous } = input;
          const versionId =
            record === previous?.record ? previous.versionId : createRandomUuid(globalThis.crypto);
          return { outcome: 'sendable', at, record, versionId };
        },
      ),
    },
    delays: { contentionPause: () => chooseContentionPause(Math.random) },
    actions: {
      storeCode: (_, { code }) => storePendingReceipt(code),
      removeCode: (_, { code }) => removePendingReceipt(code),
      markDrafts: (_, submission) => {
        if (submission === null) return;
        markDrafts(type, serializeDraft(type, held.values), submission);
        announceVersions(submission);
      },
      storeReceipt: ({ self }, stored) => {
        try {
          if (stored !== null) storeTabReceipt(type, stored);
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
      removeDrafts: () => {
        // A mounted form's draft machine handles its own draft.
        if (held.form !== null) return;
        removeTabDraft(type);
        if (findPhoneDraft(type) === serializeDraft(type, held.values)) removePhoneDraft(type);
      },
      clearAnswers: () => resetAnswers(held, createEmptyValues(type)),
      keepPersonAnswers: (_, { record }) => resetAnswers(held, toPersonAnswers(type, record)),
    },
  });

export const createRequestActor = (
  ...provided: Parameters<typeof provideRequestMachine>
): ActorRefFrom<typeof formRequestMachine> =>
  createActor(provideRequestMachine(...provided), { input: { shownAt: performance.now() } });
