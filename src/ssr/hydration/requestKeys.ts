/** The first word of each key under which a request is stored, on the phone or in the tab (docs/decisions/0045-stored-data.md). */
export const requestKeyWords = ['draft', 'receipt', 'sent', 'waiting'] as const;

/** @param rest the form type or the receipt code */
export const requestKey = (word: (typeof requestKeyWords)[number], rest: string): string => `${word} ${rest}`;

/** Key in sessionStorage of the receipt that the tab keeps (src/features/request/storage/tabReceipt.ts). */
export const receiptKey = (type: string): string => requestKey('receipt', type);
