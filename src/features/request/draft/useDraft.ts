/** Draft of a form: its initial values, and its actor once the code is loaded. */
import { useSelector } from '@xstate/react';
import type { FormikProps } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine, RecalledDrafts } from '../../../../machines/request/draft.ts';
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import type { RequestStore } from '../../../context/requests.ts';
import { parseDraftAnswers, serializeDraft } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import { waitForIdle } from '../../../lib/waitForIdle.ts';
import { holdsTabReceipt } from '../../../ssr/hydration/requestKeys.ts';
import type { RequestParts } from '../form/laterModules.ts';
import { type DraftCode, findDraftCode, findDrafts, toAdoptCode } from '../storage/draft.ts';
import type { DraftActor, DraftForm } from './createDraftActor.ts';

interface OpenDrafts extends ReturnType<typeof findDrafts> {
  readonly code: DraftCode | null;
}

/** The stored drafts and their code. A confirmation has none: a draft on the phone belongs to another tab. */
const findOpenDrafts = (type: FormType): OpenDrafts =>
  holdsTabReceipt(type)
    ? { tab: null, phone: null, remainingTime: draftLifetime, isBroken: false, code: null }
    : { ...findDrafts(type), code: findDraftCode(type) };

/**
 * Reads the draft before the first render, so that the form's answers do not arrive late.
 * @param request has the values that the page still has in memory, sensitive answers included; null before it is open
 * @param isHydrated a prerendered form begins blank, and reads the draft once it is hydrated
 */
export const useInitialDraft = (
  type: FormType,
  request: RequestStore | null,
  isHydrated: boolean,
): { readonly found: RecalledDrafts | null; readonly initialValues: FormValues } => {
  // Read once: reading deletes a draft that is unreadable.
  const drafts = useMemo(() => (isHydrated ? findOpenDrafts(type) : null), [type, isHydrated]);
  // Another tab may have sent or deleted the draft since. Before the form's effects: an answer without a code draws one.
  useLayoutEffect(() => {
    if (drafts?.code) request?.send(toAdoptCode(drafts.code));
  }, [request, drafts]);
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

/** Compares snapshots by the parts that the page displays: the tags. A draft changes with every key. */
const hasSameView = (one: Snapshot, other: Snapshot): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.tags.size === other.tags.size &&
  [...one.tags].every((tag) => other.tags.has(tag));

type Send = DraftActor['send'];

/**
 * Sends CHANGE in idle time, because a key must not wait for the storage, and at once before any other event, or when the page is
 * hidden or left. A change from before the actor was there is sent to it, too.
 * @returns `send` for the other events, and a function that reads the draft as it is now
 */
const useIdleChange = (draft: string, send: Send | undefined): readonly [Send, () => string] => {
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
  const sendAfterChange = useCallback<Send>(
    (event) => {
      sendChange();
      send?.(event);
    },
    [sendChange, send],
  );
  const readDraft = useCallback(() => current.current, [current]);
  return [sendAfterChange, readDraft];
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
  { values, resetForm }: FormikProps<FormValues>,
  isSent: boolean,
  { onClear, readCode }: Pick<DraftForm, 'onClear' | 'readCode'>,
) => {
  const [actor, setActor] = useState<DraftActor | undefined>(undefined);
  useEffect(() => {
    if (parts === null || found === null) return;
    const created = parts.createDraftActor({ type, found, resetForm, onClear, readCode });
    created.start();
    setActor(created);
    return () => void created.stop();
  }, [parts, type, found, resetForm, onClear, readCode]);
  const [send, readDraft] = useIdleChange(serializeDraft(type, values), actor?.send);
  const state = useSelector(actor, selectSnapshot, hasSameView);

  useEffect(() => {
    if (isSent) send({ type: 'SENT' });
  }, [isSent, send]);
  useEffect(
    () => parts?.watchOtherTabs(type, readDraft, readCode, send),
    [parts, type, readDraft, readCode, send],
  );
  return [state, send] as const;
};
