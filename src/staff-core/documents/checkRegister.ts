/** Reads the whole register and names each row that somebody changed, removed or wrote past the rules. */
import { findKid } from '../../domain/documents/documentCode.ts';
import { formatDocumentNumber } from '../../domain/documents/documentNumber.ts';
import {
  type DocumentYear,
  parseDocumentKeys,
  parseDocumentYear,
} from '../../domain/documents/documentStatus.ts';
import { documentCollections } from '../../firestore/collections.ts';
import { listRecords, type StoredRecord, toPlainFields } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { hashRow, type IssuedDocument, toCheckId, toIssuedDocument } from './register.ts';

/** A number, a year or a key, and what is wrong with it in a sentence. */
export interface RegisterProblem {
  readonly of: string;
  readonly problem: string;
}

const readAll = async (
  client: FirestoreRestClient,
  { name }: { readonly name: string },
): Promise<readonly StoredRecord[]> => {
  const records: StoredRecord[] = [];
  for await (const record of listRecords(client, name)) records.push(record);
  return records;
};

/** Each row has the hash of the one before it, and the year that of the last one. */
async function findChainProblems(
  year: number,
  status: DocumentYear | null,
  rows: readonly IssuedDocument[],
): Promise<readonly RegisterProblem[]> {
  const problems: RegisterProblem[] = [];
  const note = (serial: number, problem: string) =>
    problems.push({ of: formatDocumentNumber({ year, serial }), problem });
  let expected = rows[0]?.serial ?? 1;
  let hash = '';
  for (const row of rows) {
    for (; expected < row.serial; expected += 1) note(expected, 'has no row: somebody removed it.');
    if (row.before !== hash && hash !== '')
      note(row.serial - 1, 'was changed after it was issued: the next row has another hash of it.');
    else if (row.before !== hash) note(row.serial - 1, 'has no row: somebody removed it.');
    hash = await hashRow(row.number, row);
    expected = row.serial + 1;
    const isListed = status?.cancelled.includes(row.serial) === true;
    if (row.cancelled !== null && !isListed) note(row.serial, 'is cancelled, and the public cannot read it.');
    if (row.cancelled === null && isListed) note(row.serial, 'reads as cancelled, and its row is not.');
  }
  if (status === null) return [{ of: String(year), problem: 'has rows, and no document of the year.' }];
  for (; expected <= status.latest; expected += 1) note(expected, 'has no row: somebody removed it.');
  const last = rows.at(-1);
  if (last !== undefined && last.serial > status.latest)
    note(last.serial, `is after the last number of the year, ${status.latest}.`);
  else if (last?.serial === status.latest && hash !== status.head)
    note(last.serial, 'was changed after it was issued: the year has another hash of it.');
  return problems;
}

/** A paper is known to the public by its check alone. */
function findCheckProblems(
  rows: readonly IssuedDocument[],
  checks: ReadonlySet<string>,
): readonly RegisterProblem[] {
  const named = new Set(rows.map(({ facts }) => toCheckId(facts)));
  return [
    ...rows
      .filter(({ facts }) => facts !== '' && !checks.has(toCheckId(facts)))
      .map(({ number }) => ({ of: number, problem: 'reads as not in the register: its check is missing.' })),
    ...[...checks]
      .filter((id) => !named.has(id))
      .map((id) => ({
        of: `check ${id}`,
        problem: 'belongs to no row: somebody wrote it past the register.',
      })),
  ];
}

interface RegisterCheck {
  readonly problems: readonly RegisterProblem[];
  readonly rowCount: number;
  /** Of the last line of each year that is in the logbook: its number, and the hash of its row. */
  readonly logged: readonly { readonly number: string; readonly hash: string }[];
}

/** @returns what is wrong, the rows, and the check digits that the printed logbook has. @throws the client's error */
export async function checkRegister(client: FirestoreRestClient): Promise<RegisterCheck> {
  const statuses = new Map(
    (await readAll(client, documentCollections.status)).map(({ id, fields }) => [id, toPlainFields(fields)]),
  );
  const records = await readAll(client, documentCollections.issued);
  const checks = new Set((await readAll(client, documentCollections.checks)).map(({ id }) => id));
  const rows = records.flatMap((record) => toIssuedDocument(record) ?? []);
  const problems: RegisterProblem[] = records
    .filter((record) => toIssuedDocument(record) === null)
    .map(({ id }) => ({ of: id, problem: 'is no number of a document.' }));
  const logged: { number: string; hash: string }[] = [];
  const years = new Set([
    ...rows.map(({ year }) => year),
    ...[...statuses.keys()].filter((id) => id !== 'keys').map(Number),
  ]);
  for (const year of [...years].sort()) {
    const status = parseDocumentYear(statuses.get(String(year)));
    const ofYear = rows.filter((row) => row.year === year).toSorted((a, b) => a.serial - b.serial);
    problems.push(...(await findChainProblems(year, status, ofYear)));
    const last = ofYear.find(({ serial }) => serial === status?.logged);
    if (last !== undefined) logged.push({ number: last.number, hash: await hashRow(last.number, last) });
  }
  problems.push(...findCheckProblems(rows, checks));
  for (const [kid, point] of parseDocumentKeys(statuses.get('keys')))
    if ((await findKid(point)) !== kid)
      problems.push({ of: `key ${kid}`, problem: 'is another key than its name says.' });
  return { problems, rowCount: rows.length, logged };
}
