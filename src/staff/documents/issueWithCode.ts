/** Gives a document its number, and its code: signed here, and checked with the published key before anything can be printed. */
import { importWithRetry } from '../../lib/importWithRetry.ts';
import {
  type DocumentToIssue,
  type IssueOutcome,
  issueDocument,
  type NumberedDocument,
} from '../../staff-core/documents/issueDocument.ts';
import { StaffError } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';
import { createRegisterEffects } from './registerEffects.ts';
import { canNumber, enrolKey, signChecked } from './signingKey.ts';

export interface PrintableDocument extends NumberedDocument {
  readonly kind: 'issued' | 'already';
  /** Null where this browser has no key, or its code is not what the published key signed. */
  readonly code: string | null;
}

export type IssueAnswer = PrintableDocument | Exclude<IssueOutcome, NumberedDocument>;

/** @throws the client's error; StaffError 'insecure' where the browser has no cryptography */
export const issueWithCode = async (
  client: StaffClient,
  wanted: Omit<DocumentToIssue, 'kid'>,
): Promise<IssueAnswer> => {
  if (!canNumber()) throw new StaffError('insecure');
  const key = await enrolKey(client);
  // Otherwise the sheet could be printed before its code is there.
  await importWithRetry(() => import('../../components/media/qrSvgPath.ts'));
  const outcome = await issueDocument(
    client,
    { ...wanted, kid: key?.kid ?? '' },
    createRegisterEffects(client),
  );
  if (!('sheet' in outcome)) return outcome;
  return { ...outcome, code: key && (await signChecked(outcome.claims, key)) };
};
