/** The days of a receipt that was stored before this page opened: the hall may have moved the citizen since. */
import { useEffect, useState } from 'react';
import { parseReceiptDays } from '../../../content/models/reference.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';

/** Null until they are read, and where they cannot be. @param code null for a receipt that this page has just stored */
export const useReceiptDays = (code: string | null): ReturnType<typeof parseReceiptDays> | null => {
  const [days, setDays] = useState<ReturnType<typeof parseReceiptDays> | null>(null);
  useEffect(() => {
    if (code === null) return;
    let isShown = true;
    const read = async (): Promise<void> => {
      const found = await (await loadFirestoreClient()).readReceipt({ code });
      if (isShown && found !== null) setDays(parseReceiptDays(found));
    };
    // Without an answer the confirmation shows what the tab keeps, and its link opens the status.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [code]);
  return days;
};
