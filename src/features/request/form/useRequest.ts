/**
 * The request of a form. Its code is loaded once the form is hydrated, and again at each touch until it is there. Until then the
 * form keeps the tick of the robot box and the press of Submit, and sends them when the request is open.
 */

import type { FormikProps } from 'formik';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RequestEvent } from '../../../../machines/request/machine.ts';
import { useTranslate } from '../../../context/localeContext.ts';
import type { FormRequestState, MountedForm, RequestStore } from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import type { HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { type InputFieldName, inputFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { holdsTabReceipt } from '../../../ssr/hydration/requestKeys.ts';
import { readQueuedRequestEntry } from '../storage/queuedRequestIndex.ts';
import { type RequestParts, useRequestParts } from './laterModules.ts';
import { readAnswers } from './useHydratedFormValues.ts';

type Tag = Parameters<FormRequestState['hasTag']>[0];

/** What the form shows of its request. */
export type ShownRequest = Pick<FormRequestState, 'hasTag' | 'can'>;

/** What was pressed before the request is open. */
interface EarlyPresses {
  readonly isConfirmed: boolean;
  readonly isSubmitted: boolean;
  /** Whether Submit was pressed and the code could not be loaded. */
  readonly hasFailed: boolean;
}

const nothingPressed: EarlyPresses = { isConfirmed: false, isSubmitted: false, hasFailed: false };

const afterPress = (presses: EarlyPresses, { type }: RequestEvent): EarlyPresses => {
  if (type === 'CONFIRM' || type === 'UNCONFIRM') return { ...presses, isConfirmed: type === 'CONFIRM' };
  return type === 'SUBMIT' ? { ...presses, isSubmitted: presses.isConfirmed, hasFailed: false } : presses;
};

/** @param isRestored whether the phone holds a request that the form shows in place of a blank one */
const createEarlyView = (presses: EarlyPresses, isStored: boolean, isRestored: boolean): ShownRequest => {
  const isEditable = !presses.isSubmitted && !isStored && !isRestored;
  const tags: Partial<Record<Tag, boolean>> = {
    editable: isEditable,
    confirmed: presses.isConfirmed,
    validating: presses.isSubmitted,
    stored: isStored,
  };
  return {
    hasTag: (tag) => tags[tag] === true,
    can: (event) => event.type === 'SUBMIT' && isEditable && presses.isConfirmed && event.isOffered !== false,
  };
};

const watchNothing = () => () => {};

export interface LoadedRequest {
  /** Null until the code is loaded, as are `request` and `snapshot`. */
  readonly parts: RequestParts | null;
  readonly request: RequestStore | null;
  readonly snapshot: FormRequestState | null;
  readonly state: ShownRequest;
  readonly send: (event: RequestEvent) => void;
  readonly presses: EarlyPresses;
}

export const useRequest = (
  type: FormType,
  form: RefObject<HTMLFormElement | null>,
  isHydrated: boolean,
): LoadedRequest => {
  const [parts, loadParts] = useRequestParts(form, isHydrated);
  const { requests } = useServices();
  const request = useMemo(
    () => (parts === null ? null : requests.of(type, parts.createFormRequestStore)),
    [requests, type, parts],
  );
  const readSnapshot = () => request?.getSnapshot() ?? null;
  const snapshot = useSyncExternalStore(request?.subscribe ?? watchNothing, readSnapshot, readSnapshot);
  const [presses, setPresses] = useState(nothingPressed);
  const send = useCallback(
    (event: RequestEvent) => {
      if (request !== null) return request.send(event);
      setPresses((earlier) => afterPress(earlier, event));
      if (event.type === 'SUBMIT')
        loadParts().catch(() =>
          setPresses((earlier) => ({ ...earlier, isSubmitted: false, hasFailed: true })),
        );
    },
    [request, loadParts],
  );
  const early = useMemo(() => {
    const isStored = isHydrated && holdsTabReceipt(type);
    return createEarlyView(presses, isStored, isHydrated && readQueuedRequestEntry(type) !== null);
  }, [presses, type, isHydrated]);
  return { parts, request, snapshot, state: snapshot ?? early, send, presses };
};

/** Sends what was pressed before. Called after the form is mounted, because the request reads its answers then. */
export const useEarlyPresses = ({ request, presses }: LoadedRequest): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the presses count once, when the request opens.
  useLayoutEffect(() => {
    if (presses.isConfirmed && request?.getSnapshot().hasTag('editable')) request.send({ type: 'CONFIRM' });
  }, [request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (presses.isSubmitted && request?.getSnapshot().hasTag('confirmed')) request.send({ type: 'SUBMIT' });
  }, [request]);
};

/** Whether all these answers are among the values. */
const isAmong = (values: FormValues, answers: Partial<FormValues>): boolean =>
  (Object.keys(answers) as InputFieldName[]).every((name) => values[name] === answers[name]);

/** Connects the mounted form to its request: the request holds each answer, reads the controls, shows errors, and clears the form. */
export const useMountedForm = (
  type: FormType,
  request: RequestStore | null,
  { values, setValues, setTouched, setErrors, resetForm }: FormikProps<FormValues>,
  formElement: RefObject<HTMLFormElement | null>,
  honeypot: RefObject<HTMLInputElement | null>,
  hallDays: readonly HallDayRecord[],
): void => {
  const latestHallDays = useRef(hallDays);
  useEffect(() => {
    latestHallDays.current = hallDays;
  }, [hallDays]);
  useEffect(() => request?.holdValues(values), [request, values]);
  const translate = useTranslate();
  // Formik's functions are stable, so the form mounts once for each locale.
  const form = useMemo<MountedForm>(
    () => ({
      translate,
      readHoneypot: () => honeypot.current?.value ?? '',
      readHallDays: () => latestHallDays.current,
      readAnswers: () => {
        const answers = formElement.current === null ? {} : readAnswers(formElement.current);
        void setValues((known) => (isAmong(known, answers) ? known : { ...known, ...answers }), false);
        return answers;
      },
      showErrors: (errors) => {
        void setTouched(Object.fromEntries(inputFieldsOf(type).map((name) => [name, true])), false);
        setErrors(errors);
      },
      resetAnswers: (answers) => resetForm({ values: answers }),
    }),
    [type, formElement, honeypot, translate, setValues, setTouched, setErrors, resetForm],
  );
  useEffect(() => request?.mountForm(form), [request, form]);
};
