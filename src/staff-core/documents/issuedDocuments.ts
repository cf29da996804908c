/** All rows of the register, for the commands. */
import { documentCollections } from '../../firestore/collections.ts';
import { listRecords } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { type IssuedDocument, toIssuedDocument } from './register.ts';

/** In the order of their numbers. @throws the client's error */
export async function listIssuedDocuments(client: FirestoreRestClient): Promise<readonly IssuedDocument[]> {
  const documents: IssuedDocument[] = [];
  for await (const record of listRecords(client, documentCollections.issued.name)) {
    const document = toIssuedDocument(record);
    if (document !== null) documents.push(document);
  }
  return documents.toSorted((a, b) => a.year - b.year || a.serial - b.serial);
}
