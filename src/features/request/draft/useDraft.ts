/** The draft of a form: what it begins with, and its machine with the form, the storages and the other tabs put in. */
import { useActorRef, useSelector } from '@xstate/react';
import type { FormikProps } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { type Found, formDraft } from '../../../../machines/request/draft.ts';
import { parseDraftAnswers, serializeDraft } from '../../../form/draft.ts';
import { draftFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { emptyValues, type FormValues } from '../../../form/values.ts';
import { watchSent } from '../storage/crossTabChannel.ts';
import {
  draftOnPhone,
  findDrafts,
  forgetPhone,
  forgetTab,
  keepInTab,
  keepOnPhone,
  watchPhone,
} from '../storage/draftStorage.ts';

/**
 * Read before the form is first drawn, so that its answers do not come in late.
 * @param held what the page itself holds still, sensitive answers too; null where it holds nothing.
 * @param isAlive a form that came drawn begins blank, and reads them when it is alive
 */
export const useFound = (
  type: FormType,
  held: () => FormValues | null,
  isAlive: boolean,
): { readonly found: Found | null; readonly initialValues: FormValues } =>
  useMemo(() => {
    if (!isAlive) return { found: null, initialValues: emptyValues };
    const [drafts, values] = [findDrafts(type), held()];
    if (values !== null)
      return {
        found: { ...drafts, tab: serializeDraft(type, values), isWhole: true },
        initialValues: values,
      };
    return {
      found: { ...drafts, isWhole: false },
      initialValues: { ...emptyValues, ...parseDraftAnswers(type, drafts.tab ?? drafts.phone ?? '') },
    };
  }, [type, held, isAlive]);

type Snapshot = SnapshotFrom<typeof formDraft>;

const whole = (snapshot: Snapshot) => snapshot;

/** A draft changes with every key; what is said of it hangs on its tags, and on the reference that it was sent under. */
const isShownAlike = (one: Snapshot, other: Snapshot): boolean =>
  one.context.reference === other.context.reference &&
  one.tags.size === other.tags.size &&
  [...one.tags].every((tag) => other.tags.has(tag));

/**
 * @param onClear told when the citizen has cleared every answer.
 * @returns its state, the same for as long as it shows the same
 */
export const useDraft = (
  type: FormType,
  found: Found | null,
  formik: FormikProps<FormValues>,
  isSent: boolean,
  onClear: () => void,
) => {
  const [atFirst] = useState(found);
  const latest = useRef(formik);
  latest.current = formik;
  const machine = useMemo(
    () =>
      formDraft.provide({
        actors: {
          // It begins once the form is alive.
          recall: fromPromise(async () => atFirst ?? { ...findDrafts(type), isWhole: false }),
        },
        actions: {
          keepInTab: ({ self }, { draft }) => {
            try {
              keepInTab(type, draft);
            } catch {
              self.send({ type: 'NOT_KEPT', place: 'tab' });
            }
          },
          forgetTab: () => forgetTab(type),
          keepOnPhone: ({ self }, { draft, seen }) => {
            const there = draftOnPhone(type);
            if (there !== draft && there !== seen) return self.send({ type: 'ELSEWHERE', draft: there });
            try {
              keepOnPhone(type, draft);
            } catch {
              self.send({ type: 'NOT_KEPT', place: 'phone' });
            }
          },
          forgetPhone: () => forgetPhone(type),
          fillIn: (_, { draft }) => {
            const { values, setValues } = latest.current;
            const blank = Object.fromEntries(draftFieldsOf(type).map((name) => [name, '']));
            void setValues({ ...values, ...blank, ...parseDraftAnswers(type, draft) }, false);
          },
          clearAnswers: () => {
            latest.current.resetForm({ values: emptyValues });
            onClear();
          },
        },
      }),
    [type, atFirst, onClear],
  );
  const actor = useActorRef(machine);
  const { send } = actor;
  const state = useSelector(actor, whole, isShownAlike);

  const draft = serializeDraft(type, formik.values);
  const known = useRef(draft);
  useEffect(() => {
    if (known.current === draft) return;
    known.current = draft;
    send({ type: 'CHANGE', draft });
  }, [draft, send]);
  useEffect(() => {
    if (isSent) send({ type: 'SENT' });
  }, [isSent, send]);
  useEffect(
    () => watchPhone(type, () => send({ type: 'ELSEWHERE', draft: draftOnPhone(type) })),
    [type, send],
  );
  useEffect(() => watchSent((sent) => send({ type: 'SENT_ELSEWHERE', ...sent })), [send]);
  return [state, send] as const;
};
