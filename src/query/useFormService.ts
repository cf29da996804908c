/** A form's service, for its requirements, fees and time. */
import { useSelector } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { type ServiceSummary, toFormService } from '../content/models/formService.ts';
import { LocalizationContext } from '../context/localeContext.ts';
import { useServices } from '../context/services.ts';
import type { FormType } from '../form/types.ts';
import { useFormQuery } from './useIsOffered.ts';
import { type QueryResult, selectIsFailed, selectLatest, type UncheckedDocuments } from './useRecords.ts';

/**
 * Null if the service is hidden or not in the charter. Of the same query as `useIsOffered`, so it reads nothing more; a new result
 * counts immediately.
 */
export const useFormService = (type: FormType): QueryResult<ServiceSummary | null> => {
  const actor = useFormQuery(type);
  const found = useSelector(actor, selectLatest);
  const isFailed = useSelector(actor, selectIsFailed);
  const { log, sessionRecords } = useServices();
  const localization = useContext(LocalizationContext);
  return useMemo(() => {
    if (found === undefined) return { status: isFailed ? 'error' : 'loading' };
    const context = { ...localization, report: sessionRecords.createReport('charter', log) };
    const [document] = found as UncheckedDocuments;
    const data = document === undefined || document.data === null ? null : toFormService(document, context);
    return { status: 'success', data };
  }, [found, isFailed, localization, sessionRecords, log]);
};
