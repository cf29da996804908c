/** A form's service, for its requirements, fees and time. Home does not load this file: it brings the rules of a charter's times. */
import { useSelector } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { type ServiceSummary, toServices } from '../content/models/service.ts';
import { LocalizationContext } from '../context/localeContext.ts';
import { useServices } from '../context/services.ts';
import type { FormType } from '../form/types.ts';
import { uncachedFormsQuery } from './useIsOffered.ts';
import {
  type QueryResult,
  selectIsFailed,
  selectLatest,
  type UncheckedDocuments,
  useQueryActor,
} from './useRecords.ts';

/**
 * Null if the service is hidden or not in the charter. Of the same query as `useIsOffered`, so it reads nothing more; a new result
 * counts immediately.
 */
export const useFormService = (type: FormType): QueryResult<ServiceSummary | null> => {
  const actor = useQueryActor(uncachedFormsQuery);
  const found = useSelector(actor, selectLatest);
  const isFailed = useSelector(actor, selectIsFailed);
  const { log, sessionRecords } = useServices();
  const localization = useContext(LocalizationContext);
  return useMemo(() => {
    if (found === undefined) return { status: isFailed ? 'error' : 'loading' };
    const own = (found as UncheckedDocuments).filter(({ id, data }) => id === type && data !== null);
    const context = { ...localization, report: sessionRecords.createReport('charter', log) };
    const [data = null] = toServices(own, context);
    return { status: 'success', data };
  }, [found, isFailed, type, localization, sessionRecords, log]);
};
