/**
 * The request form (spec §2, §4): Formik owns the answers and their errors, the machine owns the form's lifecycle. A
 * keystroke re-renders only this component, the edited field and the parts that depend on its answer.
 */
import { useSelector } from '@xstate/react';
import { FormikProvider } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { toSentSubmission } from '../../../../machines/request/context.ts';
import { useAutofill } from '../../../components/fields/useAutofill.ts';
import { Skeleton } from '../../../components/layout/Skeleton.tsx';
import type { OpenRequest } from '../../../context/requests.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import type { FormType } from '../../../form/types.ts';
import { hasAnswers } from '../../../form/values.ts';
import { focusHeading } from '../../../lib/focusHeading.ts';
import { yieldToInput } from '../../../lib/yieldToInput.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { useIsHydratedSync } from '../../../ssr/hydration/useIsHydrated.ts';
import { useDraft, useInitialDraft } from '../draft/useDraft.ts';
import { readTabReceipt } from '../storage/tabReceipt.ts';
import { openRequest } from '../submission/openRequest.ts';
import { useOpenRequest } from '../submission/requestRegistry.ts';
import { useSamePersonRequest } from '../submission/useSamePersonRequest.ts';
import { useConfirmation, useLaterModules } from './laterModules.ts';
import { RequestPage } from './RequestPage.tsx';
import { createRequestPlaceholder } from './requestPlaceholder.ts';
import { useHydratedFormValues } from './useHydratedFormValues.ts';
import { useMountedForm } from './useMountedForm.ts';
import { useRequestFormik } from './useRequestFormik.ts';

interface RequestFormProps {
  readonly type: FormType;
}

/** From the confirmation to another request the view changes but the path does not, so this focuses the new heading. */
const useFocusOnReturn = (isStored: boolean) => {
  const wasStored = useRef(false);
  useEffect(() => {
    if (wasStored.current && !isStored) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    wasStored.current = isStored;
  }, [isStored]);
};

/** Back may restore a confirmation as it was: one that the tab no longer holds does not show again. */
const useReceiptOfTab = (type: FormType, { actor }: OpenRequest) => {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      const state = actor.getSnapshot();
      const isOver = state.hasTag('receiptCleared') || state.hasTag('receiptInTab');
      if (persisted && isOver && readTabReceipt(type) === null)
        actor.send({ type: 'START_AGAIN', at: performance.now() });
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [type, actor]);
};

/** Loads the SDK before it is needed: the signal may be gone by then. */
const usePreloadedFirestore = () => {
  useEffect(() => {
    void yieldToInput()
      .then(loadFirestoreClient)
      .catch(() => {});
  }, []);
};

export const RequestForm = ({ type }: RequestFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydratedSync();
  const request = useOpenRequest(type, openRequest, isHydrated ? null : createRequestPlaceholder);
  const { found, initialValues } = useInitialDraft(type, request.values, isHydrated);
  const hallDays = useHallDays();
  const formik = useRequestFormik(type, initialValues, hallDays.days);
  useMountedForm(request, formik, form, honeypot, hallDays.days);
  useAutofill(form, formik.values, (name, text) => formik.setFieldValue(name, text, true));

  const startForSamePerson = useSamePersonRequest(request);

  const { send } = request.actor;
  const state = useSelector(request.actor, (snapshot) => snapshot);
  const { stored } = state.context;
  const isStored = state.hasTag('stored');
  const clearRequest = useCallback(() => send({ type: 'CLEAR', at: performance.now() }), [send]);
  const readSubmission = useCallback(() => toSentSubmission(request.actor.getSnapshot().context), [request]);
  const [draft, sendDraft] = useDraft(type, found, formik, isStored, clearRequest, readSubmission);

  useHydratedFormValues({
    isHydrated,
    form,
    formik,
    initialValues,
    isEditable: state.hasTag('editable'),
    onConfirm: () => send({ type: 'CONFIRM' }),
  });
  useUnsavedChanges(hasAnswers(formik.values) || state.hasTag('sending') || isStored);
  useFocusOnReturn(isStored);
  useReceiptOfTab(type, request);
  usePreloadedFirestore();
  useLaterModules(form, hasAnswers(formik.values) || isStored);
  const Confirmation = useConfirmation(isStored);

  if (isStored && stored !== null) {
    if (Confirmation === null) return <Skeleton />;
    return (
      <Confirmation
        type={type}
        stored={stored}
        isInTab={state.hasTag('receiptInTab')}
        isCleared={state.hasTag('receiptCleared')}
        onClear={() => send({ type: 'CLEAR_RECEIPT' })}
        onAnother={() => send({ type: 'START_AGAIN', at: performance.now() })}
        onSamePerson={startForSamePerson}
      />
    );
  }
  return (
    <FormikProvider value={formik}>
      <RequestPage
        type={type}
        form={form}
        honeypot={honeypot}
        state={state}
        send={send}
        draft={draft}
        sendDraft={sendDraft}
        hallDays={hallDays}
      />
    </FormikProvider>
  );
};
