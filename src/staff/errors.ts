/** Why a staff call to the store failed: a code with its own message. No error message contains a document's content. */
import { toFailureCode } from '../staff-core/commit.ts';
import { staffMessages } from '../staff-core/messages.ts';

export class StaffError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The store answered: ${code}.`);
    this.code = code;
  }
}

export const toStaffError = (status: string): StaffError => new StaffError(toFailureCode(status));

/** The message for a clerk. */
export const toFailureMessage = (code: string | null): string => {
  const { failures } = staffMessages;
  return Object.hasOwn(failures, code ?? '') ? failures[code as keyof typeof failures] : failures.other;
};
