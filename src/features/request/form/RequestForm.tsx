/**
 * The request form (spec §2, §4): Formik owns the answers and their errors, the machine owns the form's lifecycle. A
 * keystroke re-renders only this component, the edited field and the parts that depend on its answer.
 */
import { FormikProvider } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useAutofill } from '../../../components/fields/useAutofill.ts';
import { Skeleton } from '../../../components/layout/Skeleton.tsx';
import type { RequestStore } from '../../../context/requests.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import type { FormType } from '../../../form/types.ts';
import { hasAnswers } from '../../../form/values.ts';
import { focusHeading } from '../../../lib/focusHeading.ts';
import { yieldToInput } from '../../../lib/yieldToInput.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { holdsTabReceipt } from '../../../ssr/hydration/requestKeys.ts';
import { useIsHydratedSync } from '../../../ssr/hydration/useIsHydrated.ts';
import { useDraft, useInitialDraft } from '../draft/useDraft.ts';
import { useConfirmation, useLaterModules } from './laterModules.ts';
import { RequestPage } from './RequestPage.tsx';
import { applyValues, useHydratedFormValues } from './useHydratedFormValues.ts';
import { useEarlyPresses, useMountedForm, useRequest } from './useRequest.ts';
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
const useReceiptOfTab = (type: FormType, request: RequestStore | null) => {
  useEffect(() => {
    if (request === null) return;
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      const state = request.getSnapshot();
      const isOver = state.hasTag('receiptCleared') || state.hasTag('receiptInTab');
      if (persisted && isOver && !holdsTabReceipt(type))
        request.send({ type: 'START_AGAIN', at: performance.now() });
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [type, request]);
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
  const opened = useRequest(type, form, isHydrated);
  const { parts, request, snapshot, state, send } = opened;
  const { found, initialValues } = useInitialDraft(type, request, isHydrated);
  const hallDays = useHallDays();
  const formik = useRequestFormik(type, initialValues, hallDays.days);
  useMountedForm(type, request, formik, form, honeypot, hallDays.days);
  useAutofill(form, formik.values, (name, text) => formik.setFieldValue(name, text, true));
  useEarlyPresses(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a queued request brings its answers once, when it opens.
  useLayoutEffect(() => {
    const queued = request?.values();
    if (queued) applyValues(formik, queued);
  }, [request]);

  const isStored = state.hasTag('stored');
  const clearRequest = useCallback(() => send({ type: 'CLEAR', at: performance.now() }), [send]);
  const readCode = useCallback(() => request?.getSnapshot().context.code ?? null, [request]);
  const [draft, sendDraft] = useDraft(parts, type, found, formik, isStored, {
    onClear: clearRequest,
    readCode,
  });

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

  if (isStored) {
    if (Confirmation === null || request === null || !snapshot?.context.stored) return <Skeleton />;
    return (
      <Confirmation
        type={type}
        request={request}
        stored={snapshot.context.stored}
        isInTab={state.hasTag('receiptInTab')}
        isCleared={state.hasTag('receiptCleared')}
        onClear={() => send({ type: 'CLEAR_RECEIPT' })}
        onAnother={() => send({ type: 'START_AGAIN', at: performance.now() })}
      />
    );
  }
  return (
    <FormikProvider value={formik}>
      <RequestPage
        type={type}
        form={form}
        honeypot={honeypot}
        parts={parts}
        snapshot={snapshot}
        state={state}
        send={send}
        hasFailed={opened.presses.hasFailed}
        draft={draft}
        sendDraft={sendDraft}
        hallDays={hallDays}
      />
    </FormikProvider>
  );
};
