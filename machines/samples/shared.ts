/** The receipt code that all samples share. */
export const sampleReceiptCode = '01234567-89ab-4f3a-9c1b-0123456789ab';

/** The id of a sample version. */
export const sampleVersionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
