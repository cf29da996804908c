/** The receipt code that all samples share. */
export const sampleReceiptCode = '01234567-89ab-4f3a-9c1b-0123456789ab';
