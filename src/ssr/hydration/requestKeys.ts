/** The first word of each key under which a request is stored, on the phone or in the tab (docs/decisions/0045-stored-data.md). */
export const requestKeyWords = ['draft', 'receipt', 'sent', 'waiting'] as const;

/** @param rest the form type or the receipt code */
export const requestKey = (word: (typeof requestKeyWords)[number], rest: string): string => `${word} ${rest}`;

/** Key in sessionStorage of the receipt that the tab keeps (src/features/request/storage/tabReceipt.ts). */
export const receiptKey = (type: string): string => requestKey('receipt', type);

/** Whether this tab holds the receipt of a request of this type, which shows in place of its form. */
export const holdsTabReceipt = (type: string): boolean => {
  try {
    return sessionStorage.getItem(receiptKey(type)) !== null;
  } catch {
    // Blocked storage has no data of ours.
    return false;
  }
};
