/** The register of one document, in the store of a test's server. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import type { DocumentClaims } from '../../../src/domain/documents/documentCode.ts';
import { documentCollections } from '../../../src/firestore/collections.ts';
import {
  createSigner,
  createStoredYear,
  findCheckId,
  type SampleSigner,
  sampleClaims,
} from '../documentCodes.ts';
import { testNow } from '../testNow.ts';
import { createTestClient } from './staffCommands.ts';

/** @returns the signer whose key the register has */
export const seedRegister = async (
  server: RunningServer,
  cancelled: readonly number[] = [],
  claims: DocumentClaims = sampleClaims,
): Promise<SampleSigner> => {
  const signer = await createSigner();
  const client = createTestClient(server);
  const { checks, status } = documentCollections;
  const documents = [
    [`${status.path}/2031`, createStoredYear(cancelled)],
    [`${status.path}/keys`, { [signer.kid]: signer.key }],
    [`${checks.path}/${await findCheckId(claims)}`, { at: testNow }],
  ] as const;
  const writes = documents.map(([path, data]) => ({
    update: { name: `${client.root}/${path}`, fields: encodePlainObject(data) },
  }));
  await client.post(':commit', { writes });
  return signer;
};
