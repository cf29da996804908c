/** Firestore's error shape. A message is for developers and never contains a value of a document. */
const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  DATA_LOSS: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

type Status = keyof typeof httpStatus;

/** A call that ends in an error. `code` is its HTTP status, if it differs from the table's. */
export class FirestoreError extends Error {
  readonly status: Status;
  readonly code: number;

  constructor(status: Status, message: string, code: number = httpStatus[status]) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const invalidArgumentError = (message: string): FirestoreError =>
  new FirestoreError('INVALID_ARGUMENT', message);
export const unimplementedError = (message: string): FirestoreError =>
  new FirestoreError('UNIMPLEMENTED', message);
