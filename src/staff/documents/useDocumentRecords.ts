/** The texts of documents and the officials who may sign, for the part of the page that offers a document. */
import { useEffect, useState } from 'react';
import { type DocumentRecords, readDocumentRecords } from '../../staff-core/documents/documentTexts.ts';
import type { StaffClient } from '../restClient.ts';

/** Null while they are not known, and where they could not be read: the page then offers no document until it is opened again. */
export const useDocumentRecords = (client: StaffClient): DocumentRecords | null => {
  const [records, setRecords] = useState<DocumentRecords | null>(null);
  useEffect(() => {
    let isLeft = false;
    readDocumentRecords(client).then(
      (found) => !isLeft && setRecords(found),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [client]);
  return records;
};
