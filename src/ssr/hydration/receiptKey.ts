/** Key in sessionStorage of the receipt that the tab keeps (tabReceipt.ts). */
export const receiptKey = (type: string): string => `receipt ${type}`;
