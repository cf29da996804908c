/**
 * The request form (spec §2, §4): Formik owns the answers and their errors, the machine owns the form's lifecycle. A
 * keystroke re-renders only this component, the edited field and the parts that depend on its answer.
 */
import { useSelector } from '@xstate/react';
import { type FormikProps, FormikProvider, useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useClock } from '../../../context/clockContext.ts';
import { useLocale } from '../../../context/localeContext.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { toRequestRecord } from '../../../form/record.ts';
import { createRecordValidator } from '../../../form/schema.ts';
import type { FormType } from '../../../form/types.ts';
import { type FormValues, hasAnswers } from '../../../form/values.ts';
import { focusHeading } from '../../../lib/focusHeading.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { useIsHydratedSync } from '../../../ssr/hydration/useIsHydrated.ts';
import { useDraft, useInitialDraft } from '../draft/useDraft.ts';
import { Confirmation } from '../receipt/Confirmation.tsx';
import { createRequestActor } from '../submission/createRequestActor.ts';
import { useMountedForm, useOpenRequest } from '../submission/requestRegistry.ts';
import { RequestPage } from './RequestPage.tsx';
import { createRequestPlaceholder } from './requestPlaceholder.ts';
import { useHydratedFormValues } from './useHydratedFormValues.ts';

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

/** Revalidates on a locale change, so that error messages are in the current language. */
const useRevalidateOnLocaleChange = ({ errors, validateForm }: FormikProps<FormValues>) => {
  const locale = useLocale();
  const lastLocale = useRef(locale);
  useEffect(() => {
    if (lastLocale.current === locale) return;
    lastLocale.current = locale;
    if (Object.keys(errors).length > 0) void validateForm();
  }, [locale, errors, validateForm]);
};

export const RequestForm = ({ type }: RequestFormProps) => {
  const clock = useClock();
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydratedSync();
  const request = useOpenRequest(type, createRequestActor, isHydrated ? null : createRequestPlaceholder);
  const { found, initialValues } = useInitialDraft(type, request.values, isHydrated);
  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => {
      const now = clock.now();
      return createRecordValidator(type, now)(toRequestRecord(type, values, now)).errors;
    },
    validateOnChange: false,
    onSubmit: () => {},
  });
  useRevalidateOnLocaleChange(formik);
  const latest = useRef(formik);
  latest.current = formik;
  useMountedForm(
    request,
    useMemo(() => ({ formik: () => latest.current, honeypot: () => honeypot.current?.value ?? '' }), []),
  );
  const state = useSelector(request.actor, (snapshot) => snapshot);
  const { send } = request.actor;

  useUnsavedChanges(hasAnswers(formik.values) || state.hasTag('sending') || state.hasTag('stored'));
  useHydratedFormValues({
    isHydrated,
    form,
    formik,
    initialValues,
    isEditable: state.hasTag('editable'),
    onConfirm: () => send({ type: 'CONFIRM' }),
  });
  useFocusOnReturn(state.hasTag('stored'));
  // Preload the SDK before it is needed: the signal may be gone by then.
  useEffect(() => {
    loadFirestoreClient().catch(() => {});
  }, []);

  const { stored } = state.context;
  const [draft, sendDraft] = useDraft(
    type,
    found,
    formik,
    state.hasTag('stored'),
    useCallback(() => send({ type: 'CLEAR', at: performance.now() }), [send]),
  );
  if (state.hasTag('stored') && stored !== null)
    return (
      <Confirmation
        type={type}
        stored={stored}
        onAnother={() => send({ type: 'START_AGAIN', at: performance.now() })}
      />
    );
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
        setAnswer={formik.setFieldValue}
      />
    </FormikProvider>
  );
};
