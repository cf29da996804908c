/** Why a staff call to the store failed: a code with its own message. No error message contains a document's content. */
import { staffMessages } from '../staff-core/messages.ts';

/** By the Firestore status of the error; 'conflict' if the write required another version, or a missing document. */
const byStatus: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'unauthenticated',
  PERMISSION_DENIED: 'permission-denied',
  FAILED_PRECONDITION: 'conflict',
  ALREADY_EXISTS: 'conflict',
  ABORTED: 'conflict',
  NOT_FOUND: 'conflict',
  RESOURCE_EXHAUSTED: 'resource-exhausted',
  UNAVAILABLE: 'unavailable',
  INTERNAL: 'unavailable',
  DATA_LOSS: 'damaged',
  DEADLINE_EXCEEDED: 'deadline-exceeded',
};

export class StaffError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The store answered: ${code}.`);
    this.code = code;
  }
}

export const toStaffError = (status: string): StaffError =>
  new StaffError((Object.hasOwn(byStatus, status) ? byStatus[status] : undefined) ?? 'unknown');

/** The message for a clerk. */
export const toFailureMessage = (code: string | null): string => {
  const { failures } = staffMessages;
  return Object.hasOwn(failures, code ?? '') ? failures[code as keyof typeof failures] : failures.other;
};
