/** The receipt code that all samples share. */
export const sampleReceiptCode = '01234567-89ab-4f3a-9c1b-0123456789ab';

/** The id of a sample version. */
export const sampleVersionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';

/** A code of a document as `parseDocumentCode` reads it; its signature is of nobody. */
export const sampleDocumentCode = [
  'eyJhbGciOiJFUzI1NiIsImtpZCI6IkFBQUFBQUFBQUFBQUFBQUEifQ',
  'eyJqdGkiOiIyMDMxLTAwMDQyIiwiZG9jIjoiU2FtcGxlIENlcnRpZmljYXRlIiwic3ViIjoiUmVzaWRlbnQgUy4gU2FtcGxlIiwicHVyIjoiIiwibm9uIjoiMDEyMzQ1Njc4OWFiY2RlZiIsImlhdCI6MTkzNTk2NDgwMH0',
  'A'.repeat(86),
].join('.');
