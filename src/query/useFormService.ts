/** A form's service, for its requirements, fees and time. */
import { useCallback } from 'react';
import { type ServiceSummary, toFormService } from '../content/models/formService.ts';
import type { FormType } from '../form/types.ts';
import { createFormQuery } from './useIsOffered.ts';
import { type QueryResult, type UncheckedDocuments, useQuery, useRecordContext } from './useRecords.ts';

/** Null if the service is hidden or not in the charter. Of the same query as `useIsOffered`, so it reads nothing more. */
export const useFormService = (type: FormType): QueryResult<ServiceSummary | null> => {
  const context = useRecordContext('charter');
  const shape = useCallback(
    ([document]: UncheckedDocuments) =>
      document === undefined || document.data === null ? null : toFormService(document, context),
    [context],
  );
  return useQuery(createFormQuery(type), shape);
};
