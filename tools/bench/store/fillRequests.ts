/** Fills the store of a data directory with requests of every type, each with its receipt, as staff find them after years. */
import { createHash } from 'node:crypto';
import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { makeDataDir, storeFile } from '../../../server/ops/dataDir.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { requestStateNames } from '../../../src/domain/request/requestState.ts';
import { privateCollections } from '../../../src/firestore/collections.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { createSampleRecord } from '../../../tests/support/form/requestFixtures.ts';
import { openStoreFile } from '../../cli/lib/storeClient.ts';

const perCommit = 250;
const minute = 60_000;

/** A receipt code that only the number decides. */
const createCode = (number: number): string => {
  const hash = createHash('sha256').update(String(number)).digest('hex');
  return [8, 12, 16, 20, 32].map((end, i) => hash.slice([0, 8, 12, 16, 20][i], end)).join('-');
};

/** The wide id, of which there are enough. */
const wideIdDraw = 4;

/** @param now milliseconds since the epoch: of the newest request; each other is a minute older than the next */
export function fillRequests(dataDir: string, count: number, now: number): void {
  makeDataDir(dataDir);
  const store = openStoreFile(dataDir, storeFile(dataDir));
  const nameOf = (path: string, id: string) => `${siteDatabase.root}/${path}/${id}`;
  const types = Object.keys(formTypes) as readonly FormType[];
  const records = types.map(
    (type) => createSampleRecord(type, now) as Record<string, string | number | boolean>,
  );
  const createWrites = (number: number): readonly object[] => {
    const code = createCode(number);
    const id = toRecordId(code, wideIdDraw);
    const dateCreated = now - number * minute;
    const request = {
      ...records[number % records.length],
      lname: `Sample ${number}`,
      zone: 1 + (number % 7),
      dateCreated,
    };
    const state = requestStateNames[number % (requestStateNames.length + 1)];
    const receipt = { recordId: id, ...(state !== undefined && { state, since: dateCreated + minute }) };
    return [
      { update: { name: nameOf(privateCollections.requests.path, id), fields: encodeTestRecord(request) } },
      { update: { name: nameOf(privateCollections.receipts.path, code), fields: encodeTestRecord(receipt) } },
    ];
  };
  for (let first = 0; first < count; first += perCommit) {
    const numbers = Array.from({ length: Math.min(perCommit, count - first) }, (_, i) => first + i);
    const body = JSON.stringify({ writes: numbers.flatMap(createWrites) });
    const path = encodeURI(`/v1/${siteDatabase.root}:commit`);
    const { status, text } = store.answer({ method: 'POST', path, body, staff: true });
    if (status !== 200) throw new Error(text);
  }
  store.close();
}
