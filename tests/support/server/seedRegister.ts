/** The register of one document, as the commits of staff leave it in the store of a test's server. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { type DocumentClaims, hashClaims } from '../../../src/domain/documents/documentCode.ts';
import { parseDocumentNumber } from '../../../src/domain/documents/documentNumber.ts';
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

const toRow = ({ jti, doc, non }: DocumentClaims, facts: string, kid: string) => ({
  ...{ of: `sample ${jti}`, text: 'clearance', title: doc, signatory: 'Sample', receipt: '', amount: 0 },
  ...{ issued: testNow, until: '', facts, non, before: '', kid, print: '1'.repeat(64) },
});

interface SeededDocument {
  readonly claims?: DocumentClaims;
  readonly isCancelled?: boolean;
}

/** Issues the document as the first of its year. @returns the signer whose key the register has */
export const seedRegister = async (
  server: RunningServer,
  { claims = sampleClaims, isCancelled = false }: SeededDocument = {},
): Promise<SampleSigner> => {
  const signer = await createSigner();
  const client = createTestClient(server);
  const { checks, issued, status } = documentCollections;
  const { year, serial } = parseDocumentNumber(claims.jti)!;
  const commit = (documents: readonly (readonly [string, Readonly<Record<string, unknown>>])[]) =>
    client.post(':commit', {
      writes: documents.map(([path, data]) => ({
        update: { name: `${client.root}/${path}`, fields: encodePlainObject(data) },
      })),
    });
  const row = toRow(claims, await hashClaims(claims), signer.kid);
  const stored = { ...createStoredYear(), latest: serial };
  await commit([[`${status.path}/keys`, { [signer.kid]: { ...signer.key, from: testNow - 1 } }]]);
  await commit([
    [`${status.path}/${year}`, stored],
    [`${issued.path}/${claims.jti}`, row],
    [`${checks.path}/${await findCheckId(claims)}`, { at: testNow }],
  ]);
  if (isCancelled)
    await commit([
      [`${status.path}/${year}`, { ...stored, cancelled: [serial] }],
      [`${issued.path}/${claims.jti}`, { ...row, cancelled: 'mistake', since: testNow }],
    ]);
  return signer;
};
