/** The actor of a draft: its machine, provided with the form, the storages and the other tabs. A form loads it once it is hydrated. */
import type { FormikProps } from 'formik';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { SentSubmission } from '../../../../machines/request/context.ts';
import { formDraftMachine, type RecalledDrafts } from '../../../../machines/request/draft.ts';
import { parseDraftAnswers } from '../../../form/draft.ts';
import { draftFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import { watchSubmissions } from '../storage/crossTabChannel.ts';
import { findPhoneDraft, removePhoneDraft, removeTabDraft } from '../storage/draftStorage.ts';
import { storePhoneDraft, storeTabDraft, watchPhoneDraft } from '../storage/draftWriter.ts';

export type DraftActor = ActorRefFrom<typeof formDraftMachine>;

export interface DraftForm extends Pick<FormikProps<FormValues>, 'setValues' | 'resetForm'> {
  readonly type: FormType;
  readonly found: RecalledDrafts;
  /** Called after the user has cleared every answer. */
  readonly onClear: () => void;
  /** The submission in which the answers were sent; null if they were not. */
  readonly readSubmission: () => SentSubmission | null;
}

export const createDraftActor = ({
  type,
  found,
  setValues,
  resetForm,
  onClear,
  readSubmission,
}: DraftForm): DraftActor =>
  createActor(
    formDraftMachine.provide({
      actors: { loadDrafts: fromPromise(async () => found) },
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
  );

/** Tells the draft what the other tabs do. Returns the function that ends it. */
export const watchOtherTabs = (type: FormType, send: DraftActor['send']): (() => void) => {
  const unwatch = [
    watchPhoneDraft(type, () => send({ type: 'CHANGED_ELSEWHERE', draft: findPhoneDraft(type) })),
    watchSubmissions(({ draft, reference }) => send({ type: 'SENT_ELSEWHERE', draft, reference })),
  ];
  return () => {
    for (const end of unwatch) end();
  };
};
