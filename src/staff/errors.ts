/** Why staff's call to the store came to nothing, by a code that has its sentence in the words. No message holds what a document says. */
import { staffMessages } from '../i18n/en/staff.ts';

/** Of an answer with an error: its status in Firestore's words; 'conflict' where a version or its absence was asked for. */
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

/** What a clerk is told. */
export const toFailureMessage = (code: string | null): string => {
  const { failures } = staffMessages;
  return Object.hasOwn(failures, code ?? '') ? failures[code as keyof typeof failures] : failures.other;
};
