/** Draft of a form: its initial values, and its actor once the code is loaded. */
import { useSelector } from '@xstate/react';
import type { FormikProps } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine, RecalledDrafts } from '../../../../machines/request/draft.ts';
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import type { OpenRequest } from '../../../context/requests.ts';
import { parseDraftAnswers, serializeDraft } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import { waitForIdle } from '../../../lib/waitForIdle.ts';
import { holdsTabReceipt } from '../../../ssr/hydration/requestKeys.ts';
import type { RequestParts } from '../form/laterModules.ts';
import { findDrafts } from '../storage/draftStorage.ts';
import type { DraftActor, DraftForm } from './createDraftActor.ts';

/** The stored drafts. A confirmation has none: a draft on the phone belongs to another tab. */
const findOpenDrafts = (type: FormType): ReturnType<typeof findDrafts> =>
  holdsTabReceipt(type)
    ? { tab: null, phone: null, remainingTime: draftLifetime, isBroken: false }
    : findDrafts(type);

/**
 * Reads the draft before the first render, so that the form's answers do not arrive late.
 * @param request has the values that the page still has in memory, sensitive answers included; null before it is open
 * @param isHydrated a prerendered form begins blank, and reads the draft once it is hydrated
 */
export const useInitialDraft = (
  type: FormType,
  request: OpenRequest | null,
  isHydrated: boolean,
): { readonly found: RecalledDrafts | null; readonly initialValues: FormValues } => {
  // Read once: reading deletes a draft that is unreadable.
  const drafts = useMemo(() => (isHydrated ? findOpenDrafts(type) : null), [type, isHydrated]);
  return useMemo(() => {
    if (drafts === null) return { found: null, initialValues: createEmptyValues(type) };
    const values = request?.values() ?? null;
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
  }, [type, request, drafts]);
};

type Snapshot = SnapshotFrom<typeof formDraftMachine> | undefined;

const selectSnapshot = (snapshot: Snapshot) => snapshot;

/**
 * Compares snapshots by the parts that the page displays: the tags, and the reference code of the sent request. A draft changes with
 * every key.
 */
const hasSameView = (one: Snapshot, other: Snapshot): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.context.reference === other.context.reference &&
  one.tags.size === other.tags.size &&
  [...one.tags].every((tag) => other.tags.has(tag));

type Send = DraftActor['send'];

/**
 * Sends CHANGE in idle time, because a key must not wait for the storage, and at once before any other event, or when the page is
 * hidden or left. A change from before the actor was there is sent to it, too.
 * @returns `send` for the other events
 */
const useIdleChange = (draft: string, send: Send | undefined): Send => {
  const [current, sent] = [useRef(draft), useRef(draft)];
  const sendChange = useCallback(() => {
    if (send === undefined || sent.current === current.current) return;
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
      send?.(event);
    },
    [sendChange, send],
  );
};

/**
 * Runs the draft machine of a form.
 * @param parts null until the code is loaded; the actor starts then
 * @param isSent whether the answers were sent
 * @returns the machine's state, the same object while the display is the same, and `send`
 */
export const useDraft = (
  parts: RequestParts | null,
  type: FormType,
  found: RecalledDrafts | null,
  { values, setValues, resetForm }: FormikProps<FormValues>,
  isSent: boolean,
  { onClear, readSubmission }: Pick<DraftForm, 'onClear' | 'readSubmission'>,
) => {
  const [actor, setActor] = useState<DraftActor | undefined>(undefined);
  useEffect(() => {
    if (parts === null || found === null) return;
    const created = parts.createDraftActor({ type, found, setValues, resetForm, onClear, readSubmission });
    created.start();
    setActor(created);
    return () => void created.stop();
  }, [parts, type, found, setValues, resetForm, onClear, readSubmission]);
  const send = useIdleChange(serializeDraft(type, values), actor?.send);
  const state = useSelector(actor, selectSnapshot, hasSameView);

  useEffect(() => {
    if (isSent) send({ type: 'SENT' });
  }, [isSent, send]);
  useEffect(() => parts?.watchOtherTabs(type, send), [parts, type, send]);
  return [state, send] as const;
};
