/** Requests in a store as citizens send them, and staff's commands in this process, by the clock of the tests. */
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import type { FormType } from '../../../src/form/types.ts';
import { site } from '../../../src/site.ts';
import { toBatches } from '../../../tools/cli/lib/batches.ts';
import { type ProgramFactory, runProgram } from '../../../tools/cli/lib/program.ts';
import type { StoreClient } from '../../../tools/cli/lib/storeClient.ts';
import { createRequestsProgram } from '../../../tools/cli/requests/commands.ts';
import { createSampleRecord } from '../form/requestFixtures.ts';
import { post, testDocumentsRoot, testNow } from './runningServer.ts';

/**
 * To a server of this process by HTTP. `openDoor` would try its file first, and a process that closes a file lets go of
 * every lock it has on it: a command of another process would then find no server.
 */
export const createTestClient = (server: RunningServer): StoreClient => ({
  root: testDocumentsRoot,
  isIndexed: false,
  name: 'the server of the test',
  next: '',
  close: () => {},
  post: async (call, body) => {
    const answer = await post(server, call, body, 'staff');
    expect(answer.status).toBe(200);
    return answer.body;
  },
});

export interface SeededRequest {
  readonly id: string;
  /** null where it has no receipt. */
  readonly code?: string | null;
  readonly type?: FormType;
  /** Replace the fields of the sample. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** What staff wrote on the receipt. */
  readonly receiptFields?: Readonly<Record<string, unknown>>;
  /** The place of the name is taken too. */
  readonly extras?: {
    readonly place?: string;
    readonly priority?: true;
    readonly came?: boolean;
    readonly counter?: true;
  };
}

/** A receipt code that contains the id: '4f3a' → '…-4f3a-…'. */
export const createSeededReceiptCode = (id: string): string => {
  const [, , , fourth = '', fifth = ''] = randomUUID().split('-');
  const [third = '', middle = fourth, last = fifth] = id.split('-');
  return `0b1c2d3e-0000-${third}-${middle}-${last}`;
};

export const requestDocumentName = ({ root }: Pick<StoreClient, 'root'>, id: string): string =>
  `${root}/${site.root}/Form_Requests/list/${id}`;
export const receiptDocumentName = ({ root }: Pick<StoreClient, 'root'>, code: string): string =>
  `${root}/${site.root}/Request_Receipts/list/${code}`;

export const extrasDocumentName = ({ root }: Pick<StoreClient, 'root'>, id: string): string =>
  `${root}/${site.root}/Request_Extras/list/${id}`;
export const placeDocumentName = ({ root }: Pick<StoreClient, 'root'>, place: string): string =>
  `${root}/${site.root}/Request_Places/list/${place}`;

const createExtrasWrites = (
  client: StoreClient,
  id: string,
  extras: NonNullable<SeededRequest['extras']>,
): readonly object[] => [
  { update: { name: extrasDocumentName(client, id), fields: encodePlainObject(extras) } },
  ...(extras.place === undefined
    ? []
    : [
        {
          update: {
            name: placeDocumentName(client, extras.place),
            fields: encodePlainObject({ at: testNow }),
          },
        },
      ]),
];

/** Writes as staff, past the rules. */
export async function seedRequests(
  client: StoreClient,
  requests: readonly SeededRequest[],
): Promise<readonly string[]> {
  const codes = requests.map(({ id, code = createSeededReceiptCode(id) }) => code);
  const writes = requests.flatMap(
    ({ id, type = 'BARANGAY_CLEARANCE', fields, receiptFields, extras }, at) => {
      const code = codes[at];
      const record = encodePlainObject({ ...createSampleRecord(type, testNow), ...fields });
      const request = [
        { update: { name: requestDocumentName(client, id), fields: record } },
        ...(extras === undefined ? [] : createExtrasWrites(client, id, extras)),
      ];
      if (code == null) return request;
      expect([0, 1, 2].map((attempt) => toRecordId(code, attempt))).toContain(id);
      const receipt = {
        name: receiptDocumentName(client, code),
        fields: encodePlainObject({ recordId: id, ...receiptFields }),
      };
      return [...request, { update: receipt }];
    },
  );
  for (const batch of toBatches(writes)) await client.post(':commit', { writes: batch });
  return codes.map((code) => code ?? '');
}

/** The lines that `npm run requests ...` prints, or another command of staff; rejects where the command fails. */
export async function runAsStaff(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  now: number = testNow,
  createProgram: ProgramFactory = createRequestsProgram,
): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await runProgram(createProgram, args, { env, now });
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}
