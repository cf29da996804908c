/** Draft of a form: its initial values, and its machine, provided with the form, the storages and the other tabs. */
import { useActorRef, useSelector } from '@xstate/react';
import type { FormikProps } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import type { SentSubmission } from '../../../../machines/request/context.ts';
import { formDraftMachine, type RecalledDrafts } from '../../../../machines/request/draft.ts';
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import { parseDraftAnswers, serializeDraft } from '../../../form/draft.ts';
import { draftFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import { waitForIdle } from '../../../lib/waitForIdle.ts';
import { watchSubmissions } from '../storage/crossTabChannel.ts';
import {
  findDrafts,
  findPhoneDraft,
  removePhoneDraft,
  removeTabDraft,
  storePhoneDraft,
  storeTabDraft,
  watchPhoneDraft,
} from '../storage/draftStorage.ts';
import { readTabReceipt } from '../storage/tabReceipt.ts';

/** The stored drafts. A confirmation has none: a draft on the phone belongs to another tab. */
const findOpenDrafts = (type: FormType): ReturnType<typeof findDrafts> =>
  readTabReceipt(type) === null
    ? findDrafts(type)
    : { tab: null, phone: null, remainingTime: draftLifetime, isBroken: false };

/**
 * Reads the draft before the first render, so that the form's answers do not arrive late.
 * @param readHeldValues values that the page still has in memory, sensitive answers included; null if it has none
 * @param isHydrated a prerendered form begins blank, and reads the draft once it is hydrated
 */
export const useInitialDraft = (
  type: FormType,
  readHeldValues: () => FormValues | null,
  isHydrated: boolean,
): { readonly found: RecalledDrafts | null; readonly initialValues: FormValues } =>
  useMemo(() => {
    if (!isHydrated) return { found: null, initialValues: createEmptyValues(type) };
    const [drafts, values] = [findOpenDrafts(type), readHeldValues()];
    if (values !== null)
      return {
        found: { ...drafts, tab: serializeDraft(type, values), isInMemory: true },
        initialValues: values,
      };
    return {
      found: { ...drafts, isInMemory: false },
      initialValues: {
        ...createEmptyValues(type),
        ...parseDraftAnswers(type, drafts.tab ?? drafts.phone ?? ''),
      },
    };
  }, [type, readHeldValues, isHydrated]);

type Snapshot = SnapshotFrom<typeof formDraftMachine>;

const selectSnapshot = (snapshot: Snapshot) => snapshot;

/**
 * Compares snapshots by the parts that the page displays: the tags, and the reference code of the sent request. A draft changes with
 * every key.
 */
const hasSameView = (one: Snapshot, other: Snapshot): boolean =>
  one.context.reference === other.context.reference &&
  one.tags.size === other.tags.size &&
  [...one.tags].every((tag) => other.tags.has(tag));

type Send = ActorRefFrom<typeof formDraftMachine>['send'];

/**
 * Sends CHANGE in idle time, because a key must not wait for the storage, and at once before any other event, or when the page is
 * hidden or left.
 * @returns `send` for the other events
 */
const useIdleChange = (draft: string, send: Send): Send => {
  const [current, sent] = [useRef(draft), useRef(draft)];
  const sendChange = useCallback(() => {
    if (sent.current === current.current) return;
    sent.current = current.current;
    send({ type: 'CHANGE', draft: current.current });
  }, [current, sent, send]);
  useEffect(() => {
    current.current = draft;
    if (sent.current !== draft) void waitForIdle({ timeout: 1_000 }).then(sendChange);
  }, [current, sent, draft, sendChange]);
  // A layout effect: the actor stops in an effect.
  useLayoutEffect(() => {
    const leavings = ['pagehide', 'visibilitychange'] as const;
    for (const leaving of leavings) window.addEventListener(leaving, sendChange);
    return () => {
      for (const leaving of leavings) window.removeEventListener(leaving, sendChange);
      sendChange();
    };
  }, [sendChange]);
  return useCallback(
    (event) => {
      sendChange();
      send(event);
    },
    [sendChange, send],
  );
};

/**
 * Runs the draft machine of a form.
 * @param onClear called after the user has cleared every answer
 * @param readSubmission the submission in which the answers were sent; null if they were not
 * @returns the machine's state, the same object while the display is the same, and `send`
 */
export const useDraft = (
  type: FormType,
  found: RecalledDrafts | null,
  { values, setValues, resetForm }: FormikProps<FormValues>,
  isSent: boolean,
  onClear: () => void,
  readSubmission: () => SentSubmission | null,
) => {
  const [initial] = useState(found);
  const machine = useMemo(
    () =>
      formDraftMachine.provide({
        actors: {
          // Starts after hydration.
          loadDrafts: fromPromise(async () => initial ?? { ...findOpenDrafts(type), isInMemory: false }),
        },
        actions: {
          storeInTab: ({ self }, { draft }) => {
            try {
              storeTabDraft(type, draft, readSubmission());
            } catch {
              self.send({ type: 'STORE_FAILED', storage: 'tab' });
            }
          },
          removeFromTab: () => removeTabDraft(type),
          storeOnPhone: ({ self }, { draft, seen }) => {
            const stored = findPhoneDraft(type);
            if (stored !== draft && stored !== seen)
              return self.send({ type: 'CHANGED_ELSEWHERE', draft: stored });
            try {
              storePhoneDraft(type, draft, readSubmission());
            } catch {
              self.send({ type: 'STORE_FAILED', storage: 'phone' });
            }
          },
          removeFromPhone: () => removePhoneDraft(type),
          fillForm: (_, { draft }) => {
            const blank = Object.fromEntries(draftFieldsOf(type).map((name) => [name, '']));
            const answers = { ...blank, ...parseDraftAnswers(type, draft) };
            void setValues((values) => ({ ...values, ...answers }), false);
          },
          clearAnswers: () => {
            resetForm({ values: createEmptyValues(type) });
            onClear();
          },
        },
      }),
    [type, initial, setValues, resetForm, onClear, readSubmission],
  );
  const actor = useActorRef(machine);
  const send = useIdleChange(serializeDraft(type, values), actor.send);
  const state = useSelector(actor, selectSnapshot, hasSameView);

  useEffect(() => {
    if (isSent) send({ type: 'SENT' });
  }, [isSent, send]);
  useEffect(
    () => watchPhoneDraft(type, () => send({ type: 'CHANGED_ELSEWHERE', draft: findPhoneDraft(type) })),
    [type, send],
  );
  useEffect(
    () => watchSubmissions(({ draft, reference }) => send({ type: 'SENT_ELSEWHERE', draft, reference })),
    [send],
  );
  return [state, send] as const;
};
