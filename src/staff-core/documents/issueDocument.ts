/**
 * Gives a document its number: one commit writes the year over the version that was read, the row and its check, so that two desks, a
 * lost answer or a crash make neither a double nor a hole. The year is read before the rows of the request, so that the same document
 * has one number however often somebody presses.
 */
import { toCanonicalJson } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import {
  claimLengths,
  type DocumentClaims,
  hashClaims,
  hashInHex,
} from '../../domain/documents/documentCode.ts';
import { formatDocumentNumber, maxSerial } from '../../domain/documents/documentNumber.ts';
import { toExpiry } from '../../domain/documents/documentStatus.ts';
import { truncate } from '../../lib/truncate.ts';
import type { StaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import type { FilledSheet, SheetContent } from './fillSheet.ts';
import {
  commitOver,
  createCheckWrite,
  createRowWrite,
  createYearWrite,
  type DocumentFacts,
  formatRequestKey,
  hashRow,
  type IssuedDocument,
  inRounds,
  manilaYear,
  type RegisterEffects,
  readDocumentsWhere,
  readYear,
  type StoredYear,
} from './register.ts';
import { findContinueProblem, skipNumbers } from './skipNumbers.ts';

export interface DocumentToIssue {
  readonly request: StaffRequest;
  /** The id of the text. */
  readonly text: string;
  /** @param today 'yyyy-mm-dd', the day on the sheet */
  readonly fill: (today: string) => FilledSheet;
  /** '' where the document is free. */
  readonly receipt: string;
  /** Centavos; 0 where the document is free. */
  readonly amount: number;
  /** The key of the desk; '' without a code. */
  readonly kid: string;
  /** The serial with which the year begins, or goes on after a restored copy; null where nobody said one. */
  readonly first: number | null;
  /** It gets a number of its own beside one of the same request and text that reads otherwise. */
  readonly isFurther: boolean;
  /** Its official receipt is on another document too. */
  readonly sharesReceipt: boolean;
}

/** A document with its number, as it is printed. */
export interface NumberedDocument {
  readonly document: IssuedDocument;
  readonly sheet: SheetContent;
  readonly claims: DocumentClaims;
}

export type IssueOutcome =
  | (NumberedDocument & { readonly kind: 'issued' })
  | (NumberedDocument & { readonly kind: 'already' })
  /** The same text was issued for the request, and reads otherwise. */
  | { readonly kind: 'otherPrint'; readonly document: IssuedDocument }
  /** The official receipt is on another document. */
  | { readonly kind: 'receiptUsed'; readonly document: IssuedDocument }
  /** Nobody said the first number of the year. */
  | { readonly kind: 'first'; readonly year: number }
  /** The store was restored: somebody must say how the numbers go on. @property latest the last serial that it has */
  | { readonly kind: 'closed'; readonly year: number; readonly latest: number }
  /** The serial that was said is not after the last one, or the year has no more numbers. */
  | { readonly kind: 'wrongFirst'; readonly year: number; readonly latest: number };

const formatSignatory = ({ signatory }: SheetContent): string =>
  signatory === null ? '' : `${signatory.name}, ${signatory.position}`;

/** The hash of the text and the signer. Its random bits go with the request, so that nobody finds a name by trying. */
const hashPrint = (sheet: SheetContent, non: string): Promise<string> =>
  hashInHex(`${non} ${toCanonicalJson(JSON.parse(JSON.stringify(sheet)))}`);

const createNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const toClaims = (
  {
    number,
    title,
    issued,
    until,
    non,
  }: Pick<IssuedDocument, 'number' | 'title' | 'issued' | 'until' | 'non'>,
  { subject, purpose }: FilledSheet,
): DocumentClaims => ({
  jti: number,
  doc: title,
  sub: truncate(subject, claimLengths.sub),
  pur: truncate(purpose, claimLengths.pur),
  non,
  iat: Math.floor(issued / 1000),
  ...(until !== '' && { exp: toExpiry(until) }),
});

/** Those that hold. */
const readRows = async (
  client: FirestoreRestClient,
  field: 'of' | 'receipt',
  value: string,
): Promise<readonly IssuedDocument[]> =>
  (await readDocumentsWhere(client, field, [value])).filter(({ cancelled }) => cancelled === null);

/** The row whose print this is, filled in for its own day; null without one. */
const findSamePrint = async (
  rows: readonly IssuedDocument[],
  { fill }: DocumentToIssue,
): Promise<NumberedDocument | null> => {
  for (const document of rows) {
    const filled = fill(manilaDay(document.issued));
    if ((await hashPrint(filled.sheet, document.non)) === document.print)
      return { document, sheet: filled.sheet, claims: toClaims(document, filled) };
  }
  return null;
};

/** What stands in the way of a new number; null where nothing does. */
const findObstacle = async (
  client: FirestoreRestClient,
  wanted: DocumentToIssue,
  { year, status }: StoredYear,
  now: number,
): Promise<IssueOutcome | null> => {
  const today = manilaDay(now);
  const rows = (await readRows(client, 'of', formatRequestKey(wanted.request))).filter(
    ({ text, until }) => text === wanted.text && (until === '' || until >= today),
  );
  const same = await findSamePrint(rows, wanted);
  if (same !== null) return { kind: 'already', ...same };
  const other = rows.at(-1);
  if (other !== undefined && !wanted.isFurther) return { kind: 'otherPrint', document: other };
  if (wanted.receipt !== '' && !wanted.sharesReceipt) {
    const document = (await readRows(client, 'receipt', wanted.receipt)).at(-1);
    if (document !== undefined) return { kind: 'receiptUsed', document };
  }
  const latest = status?.latest ?? 0;
  if (status === null && wanted.first === null) return { kind: 'first', year };
  if (status?.closed !== undefined && wanted.first === null) return { kind: 'closed', year, latest };
  const isSaid = status === null || status.closed !== undefined;
  const serial = (isSaid ? wanted.first : null) ?? latest + 1;
  const isWrong = serial > maxSerial || findContinueProblem(latest, serial) !== null;
  return isWrong ? { kind: 'wrongFirst', year, latest } : null;
};

/** The next number of a year, and the writes of its commit. */
const createNext = async (
  client: FirestoreRestClient,
  wanted: DocumentToIssue,
  stored: StoredYear,
  now: number,
): Promise<NumberedDocument & { readonly writes: readonly object[] }> => {
  const { year, status } = stored;
  const serial = status === null ? wanted.first! : status.latest + 1;
  const number = formatDocumentNumber({ year, serial });
  const filled = wanted.fill(manilaDay(now));
  const non = createNonce();
  const { sheet, until } = filled;
  const claims = toClaims({ number, title: sheet.title, issued: now, until, non }, filled);
  const row: DocumentFacts = {
    of: formatRequestKey(wanted.request),
    text: wanted.text,
    title: sheet.title,
    issued: now,
    until,
    signatory: formatSignatory(sheet),
    receipt: wanted.receipt,
    amount: wanted.amount,
    facts: await hashClaims(claims),
    before: status?.head ?? '',
    kid: wanted.kid,
    print: await hashPrint(sheet, non),
  };
  const { cancelled, logged } = status ?? { cancelled: [], logged: 0 };
  const head = await hashRow(number, row);
  const rowWrite = createRowWrite(client, number, row, { non });
  return {
    document: {
      ...row,
      number,
      year,
      serial,
      name: rowWrite.update.name,
      version: '',
      non,
      cancelled: null,
      since: null,
    },
    sheet,
    claims,
    writes: [
      createYearWrite(stored, { latest: serial, head, cancelled, logged, updated: now }),
      rowWrite,
      createCheckWrite(client, row.facts, now),
    ],
  };
};

/** @throws the client's error; a conflict where other desks wrote each time */
export function issueDocument(
  client: FirestoreRestClient,
  wanted: DocumentToIssue,
  effects: RegisterEffects,
): Promise<IssueOutcome> {
  const { now } = effects;
  const tried = new Set<string>();
  return inRounds(effects, async () => {
    const stored = await readYear(client, manilaYear(now));
    const obstacle = await findObstacle(client, wanted, stored, now);
    if (obstacle?.kind === 'already' && tried.has(obstacle.document.facts))
      return { ...obstacle, kind: 'issued' };
    if (obstacle !== null) return obstacle;
    const { status } = stored;
    const skips = status?.closed !== undefined && wanted.first! > status.latest + 1;
    const ready = skips ? await skipNumbers(client, stored, wanted.first!, now) : stored;
    const { writes, ...numbered } = await createNext(client, wanted, ready, now);
    tried.add(numbered.document.facts);
    await commitOver(client, ready, writes);
    return { kind: 'issued', ...numbered };
  });
}
