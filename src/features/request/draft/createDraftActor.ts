/** The actor of a draft: its machine, provided with the form and the storages. A form loads it once it is hydrated. */
import type { FormikProps } from 'formik';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { formDraftMachine, type RecalledDrafts } from '../../../../machines/request/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import {
  addDraftCode,
  findPhoneDraft,
  removeDraft,
  removeSentDraft,
  storeDraft,
  watchPhoneDraft,
} from '../storage/draft.ts';
import { watchSubmissions } from '../storage/submissionChannel.ts';

export type DraftActor = ActorRefFrom<typeof formDraftMachine>;

export interface DraftForm extends Pick<FormikProps<FormValues>, 'resetForm'> {
  readonly type: FormType;
  readonly found: RecalledDrafts;
  /** Called after the user has cleared every answer. */
  readonly onClear: () => void;
  /** The receipt code of the request; null while it is still to be drawn. */
  readonly readCode: () => string | null;
}

export const createDraftActor = ({ type, found, resetForm, onClear, readCode }: DraftForm): DraftActor =>
  createActor(
    formDraftMachine.provide({
      actors: { loadDrafts: fromPromise(async () => found) },
      actions: {
        storeInTab: ({ self }, { draft }) => {
          try {
            storeDraft('sessionStorage', type, draft, readCode());
          } catch {
            self.send({ type: 'STORE_FAILED', storage: 'tab' });
          }
        },
        removeFromTab: () => removeDraft('sessionStorage', type),
        storeOnPhone: ({ self }, { draft }) => {
          try {
            storeDraft('localStorage', type, draft, readCode());
          } catch {
            self.send({ type: 'STORE_FAILED', storage: 'phone' });
          }
        },
        removeFromPhone: () => removeDraft('localStorage', type),
        removeSent: (_, { draft }) => removeSentDraft(type, draft, readCode()),
        clearAnswers: () => {
          resetForm({ values: createEmptyValues(type) });
          onClear();
        },
      },
    }),
  );

/**
 * Tells the draft what the other tabs do.
 * @param readDraft the answers that the form shows
 * @returns the function that ends it
 */
export const watchOtherTabs = (
  type: FormType,
  readDraft: () => string,
  readCode: DraftForm['readCode'],
  send: DraftActor['send'],
): (() => void) => {
  const unwatch = [
    watchPhoneDraft(type, () => {
      const code = readCode();
      if (findPhoneDraft(type) === null) send({ type: 'REMOVED_ELSEWHERE' });
      else if (code !== null) addDraftCode(type, code);
    }),
    watchSubmissions(({ draft }) => {
      if (draft !== '' && draft === readDraft()) send({ type: 'SENT' });
    }),
  ];
  return () => {
    for (const end of unwatch) end();
  };
};
